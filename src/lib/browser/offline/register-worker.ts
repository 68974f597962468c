const WORKER = '/sw.js';

function follow(): void {
  import('./follow-worker.ts').then(
    (worker) => worker.followWorker(),
    () => undefined,
  );
}

/**
 * Registers the worker, which goes on saving the site now that the page is idle. Private windows and some settings forbid it:
 * then the page is as good as it was before (specification, section 4).
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker: container } = navigator;
  if (!import.meta.env.PROD || !container) return;
  // What a worker of an earlier visit has to say is followed; a first visit pays nothing for it.
  if (container.controller) follow();
  try {
    await container.register(WORKER, { updateViaCache: 'none' });
    const { active } = await container.ready;
    active?.postMessage({ type: 'save' });
  } catch {
    follow();
  }
}
