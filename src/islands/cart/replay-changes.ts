import { stableStringify } from '../../lib/text/stable-stringify.ts';
import type { ReadableStore } from '../storage/persistent.ts';

/** Milliseconds for which a change may be replayed: storage events of a busy tab are late. */
const REPLAY_WINDOW_MS = 1000;

/** Applies a change to a value; idempotent. */
export type Change<Value> = (value: Value) => Value;

/** The recent changes of this tab, which other tabs may have missed. */
export interface ReplayableChanges<Value> {
  /** Records a change that is about to be stored. */
  readonly record: (change: Change<Value>) => void;
  /** Drops all changes, because the value was replaced. */
  readonly clear: () => void;
}

const noop = () => undefined;

/** The changed value, or the same where the change is impossible, as in a full cart. */
function tryApply<Value>(value: Value, change: Change<Value>): Value {
  try {
    return change(value);
  } catch {
    return value;
  }
}

/**
 * Replays this tab's recent changes after another tab overwrote them, so no edit is lost. Last
 * write wins across tabs.
 *
 * @param key of the store
 * @param save stores a value after the replay
 */
export function replayChanges<Value>(
  key: string,
  store: ReadableStore<Value>,
  save: (value: Value) => void,
): ReplayableChanges<Value> {
  const changes = new Set<Change<Value>>();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    const value = store.get();
    const changed = [...changes].reduce(tryApply, value);
    if (stableStringify(changed) === stableStringify(value)) return;
    // Once: two tabs that change the same thing would go on for ever.
    changes.clear();
    save(changed);
  };
  const stopReplaying = (change: Change<Value>) => {
    changes.delete(change);
    if (changes.size === 0) removeEventListener('storage', onStorage);
  };
  const record = (change: Change<Value>) => {
    // A store that is listened to has read what another tab wrote before it is changed again.
    const stop = store.listen(noop);
    addEventListener('storage', onStorage);
    changes.add(change);
    setTimeout(() => {
      stopReplaying(change);
      stop();
    }, REPLAY_WINDOW_MS);
  };
  return { record, clear: () => changes.clear() };
}
