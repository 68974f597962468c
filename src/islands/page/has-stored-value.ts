import { storedText } from './read-storage.ts';

/** A record in a list or under a name, or a list of texts. Where there is nothing, stores write `[]`, `{}` or `null`. */
const SOMETHING = /[[:]\{|\["/;

/** Whether the browser keeps something under one of the keys, read without the code that knows them. */
export function keepsSomething(...keys: readonly string[]): boolean {
  return keys.some((key) => SOMETHING.test(storedText(key) ?? ''));
}
