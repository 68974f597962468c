import { startDeskWorker } from './desk-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The service worker of the desk: src/pages/desk-sw.js.ts writes it as a file. */
export default function start(): void {
  startDeskWorker(self as unknown as WorkerScope, (...request) => fetch(...request));
}
