import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { LocalKey } from '../../lib/site/browser-storage.ts';
import { BROWSER_STORAGES } from '../page/storage-fallback.ts';
import { forgivingStorage } from './safe-storage.ts';
import { otherTabs } from './storage-events.ts';

const NO_EVENTS = { addEventListener() {}, removeEventListener() {} };

const storage = forgivingStorage(...BROWSER_STORAGES);

setPersistentEngine(storage, typeof window === 'undefined' ? NO_EVENTS : otherTabs(storage));

/** A store whose value is shown. */
export type ShownStore<Value> = ReadableAtom<Value>;

/** A store whose value the browser keeps. */
export type BrowserStore<Value> = WritableAtom<Value>;

/** What a persistent store is made of. */
export interface PersistentOptions<Value> {
  /** The value of a first visit, and of stored data that makes no sense. */
  readonly fallback: Value;
  /** Turns what was stored into a value, or gives undefined for anything else. Stored data is untrusted: any shape may come. */
  readonly parse: (stored: unknown) => Value | undefined;
  /** What of the value is stored; the rest lives as long as the page. All of it where this is missing. */
  readonly keeps?: (value: Value) => unknown;
}

function decode<Value>(text: string, { fallback, parse }: PersistentOptions<Value>): Value {
  try {
    return parse(JSON.parse(text)) ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * A store that the browser keeps and other tabs follow (specification.md#stored-in-the-browser). Whatever stands
 * in storage, forbidden or full storage included, it holds a valid value.
 *
 * @param key with a version, which is raised when the stored shape changes: `people.1`. Data of other versions is not read. `/privacy` lists it
 */
export function persistent<Value>(key: LocalKey, options: PersistentOptions<Value>): BrowserStore<Value> {
  return persistentAtom<Value>(key, options.fallback, {
    encode: (value) => JSON.stringify(options.keeps?.(value) ?? value),
    decode: (text) => decode(text, options),
  });
}
