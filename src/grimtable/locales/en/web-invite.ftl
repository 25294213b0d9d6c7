## How others come to the table

web-qr = The link as a QR code for your phone
web-copy-link = Copy the link
web-network = Open to your network
web-network-open = Everyone on your Wi-Fi can come in. Nobody outside can.
web-network-shut = Only this computer can open the table.
web-switch-on = On
web-switch-off = Off
web-network-point = Point your phone's camera at the square,
web-network-type = or type this address, then the code.
web-network-visitors =
    { $count ->
        [one] One device came in.
       *[other] { $count } devices came in.
    }
web-network-help = Does it not open? The other device must be on the same Wi-Fi as this computer, not on a guest network.
web-link-here = This link opens on this computer only.
