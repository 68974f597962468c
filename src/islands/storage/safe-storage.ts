import { baseKey, newestValue } from './storage-fallback.ts';

/** The part of the Storage interface that {@link safeStorage} uses. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns a storage of the browser; may throw. */
export type OpenStorage = () => StorageLike;

function attempt<Result>(open: OpenStorage, action: (storage: StorageLike) => Result): Result | undefined {
  try {
    return action(open());
  } catch {
    return undefined;
  }
}

const PROBE = 'probe';

/** Whether a storage takes a value now. */
export function canStore(open: OpenStorage): boolean {
  const stored = attempt(open, (storage) => {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return true;
  });
  return stored ?? false;
}

/** A storage that lasts as long as the page. */
function memoryStorage(): StorageLike {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

function removeCopy(open: OpenStorage, key: string): void {
  attempt(open, (storage) => {
    storage.removeItem(key);
    storage.removeItem(baseKey(key));
  });
}

/** @param base the text in better storages */
function writeCopy(open: OpenStorage, key: string, value: string, base: string | null): boolean {
  const isWritten = attempt(open, (storage) => {
    if (base !== null) storage.setItem(baseKey(key), base);
    storage.setItem(key, value);
    return true;
  });
  return isWritten ?? false;
}

/**
 * A storage that never throws, with fallbacks for a blocked or full one. A value goes to the next
 * storage that takes it, and counts until another tab writes a better one; without any it lives as
 * long as the page.
 *
 * @param storages the browser's storages, the most lasting first
 */
export function safeStorage(...storages: readonly OpenStorage[]): Record<string, string> {
  const page = memoryStorage();
  const places = [...storages, () => page];
  const read = (key: string) => newestValue(places, key) ?? undefined;
  const write = (key: string, value: string) => {
    for (const open of places.slice(1)) removeCopy(open, key);
    // The first place keeps what it has when it takes nothing.
    const base = newestValue(places, key);
    return places.some((open, index) => writeCopy(open, key, value, index === 0 ? null : base));
  };
  const remove = (key: string) => {
    for (const open of places) removeCopy(open, key);
    return true;
  };
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      set: (_, key, value) => write(String(key), String(value)),
      deleteProperty: (_, key) => remove(String(key)),
    },
  );
}
