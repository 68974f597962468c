import type { PersistentEvent, PersistentEvents, PersistentListener } from '@nanostores/persistent';

/**
 * Notifies stores of writes by other tabs. The value is read again, as this tab may have written it
 * since the event.
 *
 * @param storage where the stores read
 */
export function storageEvents(storage: Readonly<Record<string, string>>): PersistentEvents {
  const listeners = new Map<PersistentListener, (event: StorageEvent) => void>();
  const currentValue = (key: string) => ({ key, newValue: storage[key] ?? null }) as PersistentEvent;
  return {
    addEventListener(key, listener, restore) {
      const onStorage = (event: StorageEvent) => {
        // Without a key, everything was cleared.
        if (event.key === key || event.key === null) listener(currentValue(key));
      };
      listeners.set(listener, onStorage);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', restore);
    },
    removeEventListener(_key, listener, restore) {
      const onStorage = listeners.get(listener);
      listeners.delete(listener);
      if (onStorage) window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', restore);
    },
  };
}
