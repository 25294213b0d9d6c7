// A record that somebody has dropped on a page, kept for as long as the tab is open.
import { place, go } from "../router.svelte";

const KEY = "grimtable-record";
/** Bytes of the largest record that the server reads. */
const LARGEST = 512 * 1024;
let kept = "";

export function droppedRecord(): string {
  try {
    return kept || (sessionStorage.getItem(KEY) ?? "");
  } catch {
    return kept;
  }
}

/** Show this file at its own page; one that is too large is not even read. */
export async function openRecord(file: File): Promise<void> {
  kept = file.size > LARGEST ? "too large" : await file.text();
  try {
    sessionStorage.setItem(KEY, kept);
  } catch {
    // it does not outlive this page
  }
  if (place.path === "/replay") go("/");
  go("/replay");
}
