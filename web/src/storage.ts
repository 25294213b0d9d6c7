// What this browser remembers between visits. One that keeps nothing remembers until the page closes.

const unkept = new Map<string, string>();

export function readStored(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

export function clearStorage(): void {
  unkept.clear();
  try {
    localStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
