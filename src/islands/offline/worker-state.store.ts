import { atom } from 'nanostores';
import type { SaveProblem } from '../../lib/offline/worker-messages.ts';

/**
 * The state of the service worker: registered, activated, ready, update needed, error
 * (specification.md#offline-and-updates).
 */
export interface WorkerState {
  readonly registered: boolean;
  readonly activated: boolean;
  /** All that this connection and the budget allow is saved. */
  readonly offlineReady: boolean;
  readonly isSaving: boolean;
  readonly saveProblem: SaveProblem | null;
  /** Whether there is a newer build than the page's. */
  readonly updateNeeded: boolean;
  /**
   * The browser did not take the worker: private windows and some settings forbid it. Everything
   * works that has a network.
   */
  readonly registrationError: boolean;
}

/** The state on this page, unknown at first. */
export const $workerState = atom<WorkerState>({
  registered: false,
  activated: false,
  offlineReady: false,
  isSaving: false,
  saveProblem: null,
  updateNeeded: false,
  registrationError: false,
});

/** Records changes of the worker's state. */
export function updateWorkerState(changes: Partial<WorkerState>): void {
  $workerState.set({ ...$workerState.get(), ...changes });
}
