import { atom } from 'nanostores';
import type { SaveProblem } from '../../lib/offline/worker-messages.ts';

/** How far the service worker is (specification.md#offline-and-updates: registered, activated, offline-ready, update-needed, and an error). */
export interface WorkerState {
  readonly registered: boolean;
  readonly activated: boolean;
  /** All that this connection and the budget allow is saved. */
  readonly offlineReady: boolean;
  readonly isSaving: boolean;
  readonly saveProblem: SaveProblem | null;
  /** There is a newer build than the page's. */
  readonly updateNeeded: boolean;
  /** The browser did not take the worker: private windows and some settings forbid it. Everything works that has a network. */
  readonly registrationError: boolean;
}

/** Of this page; a page begins knowing nothing. */
export const $workerState = atom<WorkerState>({
  registered: false,
  activated: false,
  offlineReady: false,
  isSaving: false,
  saveProblem: null,
  updateNeeded: false,
  registrationError: false,
});

/** Records what has become known of the worker. */
export function updateWorkerState(changes: Partial<WorkerState>): void {
  $workerState.set({ ...$workerState.get(), ...changes });
}
