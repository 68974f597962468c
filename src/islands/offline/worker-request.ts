import type { PageStatus, SaveReport, WorkerRequest } from '../../lib/offline/worker-messages.ts';

/** How long a response may take: a worker that was ended takes a moment to start again. */
const RESPONSE_TIMEOUT_MS = 5000;

/** The response to each request. */
interface Responses {
  readonly hello: PageStatus;
  readonly report: SaveReport;
  readonly clear: SaveReport;
}

/** The worker that can be asked: of this page, or the one that is there and has not taken it over yet. */
async function workerAt(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  return container.controller ?? (await container.getRegistration())?.active ?? null;
}

/** Requests something from the worker. Null where there is none, or none that responds. */
export async function requestFromWorker<Type extends keyof Responses>(type: Type): Promise<Responses[Type] | null> {
  const { serviceWorker: container } = navigator;
  const worker = container && (await workerAt(container).catch(() => null));
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), RESPONSE_TIMEOUT_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data ?? null);
    };
    worker.postMessage({ type } satisfies WorkerRequest, [port2]);
  });
}

/** Posts a request to the worker, if there is one. */
export async function postToWorker(request: WorkerRequest): Promise<void> {
  const { serviceWorker: container } = navigator;
  const worker = container && (await workerAt(container).catch(() => null));
  worker?.postMessage(request);
}
