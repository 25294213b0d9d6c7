// What this browser remembers between visits. One that keeps nothing remembers until the page closes.

const unkept = new Map<string, string>();

export function readStored(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Is it kept beyond this page? Not where the browser keeps nothing, or has no room left. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}

export function removeStored(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Another tab has written something; returns what ends the listening. */
export function onStored(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

export function clearStorage(): void {
  unkept.clear();
  try {
    localStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
