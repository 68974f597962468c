import type { PersistentEvent, PersistentEvents, PersistentListener } from '@nanostores/persistent';

/**
 * Tells stores that another tab has written. What it wrote is looked up: this tab may have written too before it heard of that, and then the browser keeps
 * the later value, which both must show.
 *
 * @param storage where the stores read
 */
export function otherTabs(storage: Readonly<Record<string, string>>): PersistentEvents {
  const lookups = new Map<PersistentListener, (event: StorageEvent) => void>();
  const kept = (key: string) => ({ key, newValue: storage[key] ?? null }) as PersistentEvent;
  return {
    addEventListener(key, listener, restore) {
      const lookUp = (event: StorageEvent) => {
        // Without a key, everything was cleared.
        if (event.key === key || event.key === null) listener(kept(key));
      };
      lookups.set(listener, lookUp);
      window.addEventListener('storage', lookUp);
      window.addEventListener('pageshow', restore);
    },
    removeEventListener(_key, listener, restore) {
      const lookUp = lookups.get(listener);
      lookups.delete(listener);
      if (lookUp) window.removeEventListener('storage', lookUp);
      window.removeEventListener('pageshow', restore);
    },
  };
}
