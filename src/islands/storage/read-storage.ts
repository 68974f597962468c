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

/**
 * Pattern for a stored record or list that is not empty. Stores write `[]`, `{}` or `null` for
 * nothing.
 */
const NON_EMPTY = /[[:]\{|\["/;

/** Whether a value is stored under one of the keys, read without their stores' code. */
export function hasStoredValue(...keys: readonly string[]): boolean {
  return keys.some((key) => NON_EMPTY.test(readStorage(key) ?? ''));
}
