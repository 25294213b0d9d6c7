// Can the server be reached? What the last request has shown counts, not what the browser believes:
// a machine without any network reaches the server that runs on it. Asked when a page is opened.

export const reach = {
  /** The service worker marks a page that it has kept, because there was no server. */
  isLost: "offline" in document.documentElement.dataset,
};
