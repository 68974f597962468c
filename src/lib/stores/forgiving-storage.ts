/** The part of the Storage interface that {@link forgivingStorage} stands on. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws. A browser may forbid storage, and it may be full: then values live as long as the page,
 * which is all that can be done, and the page works.
 *
 * @param open gives the browser's storage; may throw
 */
export function forgivingStorage(open: () => StorageLike): Record<string, string> {
  const unsaved = new Map<string, string>();
  const attempt = <Result>(action: (storage: StorageLike) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const read = (key: string) => unsaved.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined;
  const write = (key: string, value: string) => {
    const saved = attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (saved) unsaved.delete(key);
    else unsaved.set(key, value);
    return true;
  };
  const remove = (key: string) => {
    unsaved.delete(key);
    attempt((storage) => storage.removeItem(key));
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
