const STORAGES = [() => sessionStorage, () => localStorage];

/** What a page may ask the browser's storage without the stores' code: what could not be kept for good is kept for the tab, see stores/browser-storages.ts. */
export function storedText(key: string): string | null {
  for (const open of STORAGES) {
    try {
      const text = open().getItem(key);
      if (text !== null) return text;
    } catch {
      // It is forbidden: perhaps the next one is not.
    }
  }
  return null;
}
