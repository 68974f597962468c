/** The part of the Storage interface that {@link forgivingStorage} stands on. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Gives a storage of the browser; may throw. */
export type OpenStorage = () => StorageLike;

function attempt<Result>(open: OpenStorage, action: (storage: StorageLike) => Result): Result | undefined {
  try {
    return action(open());
  } catch {
    return undefined;
  }
}

const PROBE = 'probe';

/** Whether a storage keeps something that is written now. */
export function keepsSomething(open: OpenStorage): boolean {
  const kept = attempt(open, (storage) => {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return true;
  });
  return kept ?? false;
}

/**
 * A storage that never throws. A browser may forbid storage, and it may be full: then a value goes to the next one that takes it. Where none does, values live
 * as long as the page.
 *
 * @param places the browser's storages, the one that keeps best first
 */
export function forgivingStorage(...places: readonly OpenStorage[]): Record<string, string> {
  const unsaved = new Map<string, string>();
  const readFrom = (open: OpenStorage, key: string) => attempt(open, (storage) => storage.getItem(key)) ?? undefined;
  const removeFrom = (open: OpenStorage, key: string) => attempt(open, (storage) => storage.removeItem(key));
  const writeTo = (open: OpenStorage, key: string, value: string) =>
    attempt(open, (storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  // What stands in a later place was written when the earlier ones took nothing: it is newer.
  const newestFirst = places.toReversed();
  const read = (key: string) =>
    newestFirst.reduce<string | undefined>((found, open) => found ?? readFrom(open, key), unsaved.get(key));
  const write = (key: string, value: string) => {
    unsaved.delete(key);
    const taken = places.findIndex((open) => writeTo(open, key, value));
    if (taken < 0) unsaved.set(key, value);
    else for (const open of places.slice(taken + 1)) removeFrom(open, key);
    return true;
  };
  const remove = (key: string) => {
    unsaved.delete(key);
    for (const open of places) removeFrom(open, key);
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
