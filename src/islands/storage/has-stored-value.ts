import { readStorage } from './read-storage.ts';

/** A record in a list or under a name, or a list of texts. Where there is nothing, stores write `[]`, `{}` or `null`. */
const NON_EMPTY = /[[:]\{|\["/;

/** Whether something is stored under one of the keys, read without the code that knows them. */
export function hasStoredValue(...keys: readonly string[]): boolean {
  return keys.some((key) => NON_EMPTY.test(readStorage(key) ?? ''));
}
