import type { PageStatus, SaveReport, WorkerRequest } from '../../lib/offline/worker-messages.ts';

/** The response to each request. */
interface Responses {
  readonly hello: PageStatus;
  readonly report: SaveReport;
  readonly clear: SaveReport;
}

/** Timeouts of responses: a worker has to start, and a slow phone removes hundreds of files. */
const RESPONSE_TIMEOUTS_MS = { hello: 5000, report: 20_000, clear: 60_000 } as const;

/** The worker that takes requests: of this page, or one that does not control it yet. */
async function workerAt(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  return container.controller ?? (await container.getRegistration())?.active ?? null;
}

/** Sends a request to the worker. Null without a worker or response. */
export async function requestFromWorker<Type extends keyof Responses>(type: Type): Promise<Responses[Type] | null> {
  const { serviceWorker: container } = navigator;
  const worker = container && (await workerAt(container).catch(() => null));
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), RESPONSE_TIMEOUTS_MS[type]);
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
