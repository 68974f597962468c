import { orderedJson } from '../../lib/text/stable-stringify.ts';
import type { ShownStore } from '../storage/persistent.ts';

/** A tab that is busy hears late. Nobody takes back in one tab, so soon, what they did in another. */
const HEARD_AFTER_MS = 1000;

/** What a change makes of a value: of one that has the change already, the same. */
export type Change<Value> = (value: Value) => Value;

/** The last changes of this tab, of which others may not have heard. */
export interface UnheardChanges<Value> {
  /** A change is about to be kept. */
  readonly note: (change: Change<Value>) => void;
  /** The value is another one now, whatever was changed before. */
  readonly forget: () => void;
}

const nothing = () => undefined;

/** Made again, unless that cannot be any more: a cart may be full by now. */
function madeAgain<Value>(value: Value, change: Change<Value>): Value {
  try {
    return change(value);
  } catch {
    return value;
  }
}

/**
 * Of two tabs that write at the same time the later one has not heard of the other's change, and writes over it. Then the other one makes it again, so that the
 * browser keeps both.
 *
 * @param key under which the store is kept
 * @param keep keeps a value with what was made again
 */
export function unheardChanges<Value>(
  key: string,
  store: ShownStore<Value>,
  keep: (value: Value) => void,
): UnheardChanges<Value> {
  const changes = new Set<Change<Value>>();
  const makeAgain = (event: StorageEvent) => {
    if (event.key !== key) return;
    const value = store.get();
    const changed = [...changes].reduce(madeAgain, value);
    if (orderedJson(changed) === orderedJson(value)) return;
    // Once: two tabs that change the same thing would go on for ever.
    changes.clear();
    keep(changed);
  };
  const end = (change: Change<Value>) => {
    changes.delete(change);
    if (changes.size === 0) removeEventListener('storage', makeAgain);
  };
  const note = (change: Change<Value>) => {
    // A store that is listened to has heard of what was written before it is changed again.
    const stop = store.listen(nothing);
    addEventListener('storage', makeAgain);
    changes.add(change);
    setTimeout(() => {
      end(change);
      stop();
    }, HEARD_AFTER_MS);
  };
  return { note, forget: () => changes.clear() };
}
