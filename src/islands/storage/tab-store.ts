import { atom } from 'nanostores';
import type { TabKey } from '../../lib/site/browser-storage.ts';
import type { PersistentOptions, PersistentStore } from './persistent.ts';
import { safeStorage } from './safe-storage.ts';

const storage = safeStorage(() => sessionStorage);

/**
 * A store that is saved until the tab is closed. Its value is always valid, even with invalid,
 * blocked or full storage.
 *
 * @param key with a version, which is raised when the stored shape changes
 */
export function tabStore<Value>(key: TabKey, { fallback, parse }: PersistentOptions<Value>): PersistentStore<Value> {
  const read = () => {
    try {
      return parse(JSON.parse(storage[key] ?? 'null')) ?? fallback;
    } catch {
      return fallback;
    }
  };
  const store = atom<Value>(read());
  store.listen((value) => {
    storage[key] = JSON.stringify(value);
  });
  return store;
}
