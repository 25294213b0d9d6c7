// What this browser remembers between visits. One that keeps nothing remembers until the page closes.

const unkept = new Map<string, string>();

export function recall(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

export function forgetAll(): void {
  unkept.clear();
  try {
    localStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
