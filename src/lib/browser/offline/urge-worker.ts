import type { Request } from '../../offline/messages.ts';

/** Often enough to find a moment in which nobody asks the worker before it for anything. */
const TRIES = 20;
const PAUSE_MS = 1000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * A new worker asks to take over as soon as it is installed. Chromium forgets that for good when a request for the worker before comes in the very moment of
 * the change, so a worker that still waits is told again.
 */
async function urge(registration: ServiceWorkerRegistration, wait: () => Promise<void>): Promise<void> {
  for (let tried = 0; tried < TRIES && registration.waiting; tried += 1) {
    registration.waiting.postMessage({ type: 'take-over' } satisfies Request);
    await wait();
  }
}

/** Sees to it that new workers take over: one that waits already, and those that come while the page is open. */
export function urgeNewWorkers(registration: ServiceWorkerRegistration, wait: () => Promise<void> = pause): void {
  urge(registration, wait);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') urge(registration, wait);
    });
  });
}
