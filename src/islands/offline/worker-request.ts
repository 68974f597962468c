import type { Greeting, Report, Request } from '../../lib/offline/worker-messages.ts';

/** A worker that has been ended takes a moment to start again; one that does not answer by then will not. */
const PATIENCE_MS = 5000;

/** What each question is answered with. */
interface Answers {
  readonly hello: Greeting;
  readonly report: Report;
  readonly clear: Report;
}

/** The worker that can be asked: of this page, or the one that is there and has not taken it over yet. */
async function workerAt(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  return container.controller ?? (await container.getRegistration())?.active ?? null;
}

/** Asks the worker. Null where there is none, or none that answers. */
export async function askWorker<Type extends keyof Answers>(type: Type): Promise<Answers[Type] | null> {
  const { serviceWorker: container } = navigator;
  const worker = container && (await workerAt(container).catch(() => null));
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data ?? null);
    };
    worker.postMessage({ type } satisfies Request, [port2]);
  });
}

/** Tells the worker to do something. Where there is none, nothing happens. */
export async function tellWorker(request: Request): Promise<void> {
  const { serviceWorker: container } = navigator;
  const worker = container && (await workerAt(container).catch(() => null));
  worker?.postMessage(request);
}
