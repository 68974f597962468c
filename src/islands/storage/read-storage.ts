import { BROWSER_STORAGES, newestValue } from './storage-fallback.ts';

/** The text that a store would read, without the stores' code; null without one. */
export function readStorage(key: string): string | null {
  return newestValue(BROWSER_STORAGES, key);
}

/** The stored list under a key, its entries unchecked; empty for anything else. */
export function readStoredList(key: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? '');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
