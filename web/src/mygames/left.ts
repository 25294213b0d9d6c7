/** Before the id of a running table: how it was when this browser left it. */
export const LEFT = "grimtable-left-";
