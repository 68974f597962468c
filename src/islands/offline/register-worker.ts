import type { KnownPageStatus } from './worker-updates.ts';

const WORKER = '/sw.js';

function loadWorkerUpdates(known?: KnownPageStatus): void {
  import('./worker-updates.ts').then(
    (worker) => worker.syncWorkerState(undefined, known),
    () => undefined,
  );
}

/**
 * Requests this page's status from the worker of an earlier visit. Mostly there is nothing to show;
 * the code that watches the worker is then loaded later.
 */
function requestPageStatus(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  let shown: KnownPageStatus['shown'] = null;
  port1.onmessage = ({ data }) => {
    shown = data;
    if (shown?.origin !== 'site') loadWorkerUpdates({ shown, isOther: false });
  };
  worker.postMessage({ type: 'hello' }, [port2]);
  container.addEventListener('controllerchange', () => loadWorkerUpdates({ shown, isOther: true }));
}

/** Without a worker, the page itself fetches the scripts of the first tap. */
function prefetchInPage(): void {
  import('./prefetch-scripts.ts').then(
    ({ prefetchScripts }) => prefetchScripts(),
    () => undefined,
  );
}

/**
 * Registers the worker, which then saves the site, scripts first. Where settings forbid it, the
 * page works without (specification.md#offline-and-updates).
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { serviceWorker: container } = navigator;
  if (!container) return prefetchInPage();
  if (container.controller) requestPageStatus(container, container.controller);
  try {
    await container.register(WORKER, { updateViaCache: 'none' });
    const { active } = await container.ready;
    active?.postMessage({ type: 'save' });
  } catch {
    loadWorkerUpdates();
    prefetchInPage();
  }
}
