import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { LocalKey } from '../../lib/site/browser-storage.ts';
import { safeStorage } from './safe-storage.ts';
import { storageEvents } from './storage-events.ts';
import { BROWSER_STORAGES } from './storage-fallback.ts';

const NO_EVENTS = { addEventListener() {}, removeEventListener() {} };

const storage = safeStorage(...BROWSER_STORAGES);

setPersistentEngine(storage, typeof window === 'undefined' ? NO_EVENTS : storageEvents(storage));

/** A store whose value is shown. */
export type ReadableStore<Value> = ReadableAtom<Value>;

/** A store whose value is stored in the browser. */
export type PersistentStore<Value> = WritableAtom<Value>;

/** The options of a persistent store. */
export interface PersistentOptions<Value> {
  /** The value of a first visit, and of stored data that makes no sense. */
  readonly fallback: Value;
  /** Parses the stored value; undefined where it is invalid. Stored data is untrusted. */
  readonly parse: (stored: unknown) => Value | undefined;
  /**
   * The part of the value that is stored; the rest lasts as long as the page. All of it by default.
   */
  readonly toStored?: (value: Value) => unknown;
}

function decode<Value>(text: string, { fallback, parse }: PersistentOptions<Value>): Value {
  try {
    return parse(JSON.parse(text)) ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * A store that is saved in the browser and shared with other tabs
 * (specification.md#stored-in-the-browser). Its value is always valid, even with invalid, blocked
 * or full storage.
 *
 * @param key with a version, which is raised when the stored shape changes: `people.1`. Data of
 * other versions is not read. `/privacy` lists it
 */
export function persistent<Value>(key: LocalKey, options: PersistentOptions<Value>): PersistentStore<Value> {
  return persistentAtom<Value>(key, options.fallback, {
    encode: (value) => JSON.stringify(options.toStored?.(value) ?? value),
    decode: (text) => decode(text, options),
  });
}
