import type { HeardOfWorker } from './worker-updates.ts';

const WORKER = '/sw.js';

function follow(heard?: HeardOfWorker): void {
  import('./worker-updates.ts').then(
    (worker) => worker.followWorker(undefined, heard),
    () => undefined,
  );
}

/**
 * Asks the worker of an earlier visit how it brought this page. Mostly there is nothing to say about that; then the code that
 * follows a worker comes with the first touch (late.ts), or with another worker.
 */
function greet(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  let shown: HeardOfWorker['shown'] = null;
  port1.onmessage = ({ data }) => {
    shown = data;
    if (shown?.origin !== 'site') follow({ shown, isOther: false });
  };
  worker.postMessage({ type: 'hello' }, [port2]);
  container.addEventListener('controllerchange', () => follow({ shown, isOther: true }));
}

/**
 * Registers the worker, which goes on saving the site now that the page is idle. Private windows and some settings forbid it:
 * then the page is as good as it was before (specification.md#offline-and-updates).
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker: container } = navigator;
  if (!import.meta.env.PROD || !container) return;
  if (container.controller) greet(container, container.controller);
  try {
    await container.register(WORKER, { updateViaCache: 'none' });
    const { active } = await container.ready;
    active?.postMessage({ type: 'save' });
  } catch {
    follow();
  }
}
