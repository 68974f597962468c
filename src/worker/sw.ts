import { offlineBuildOf } from '../lib/offline/offline-build.ts';
import type { ConnectionInfo } from '../lib/offline/precache-plan.ts';
import { parseWorkerRequest, type WorkerEvent } from '../lib/offline/worker-messages.ts';
import { createOfflineWorker } from './offline-worker.ts';
import type { WorkerPorts } from './ports.ts';
import type { WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

const openPages = () => scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });

async function notifyPages(news: WorkerEvent): Promise<void> {
  for (const page of await openPages()) page.postMessage(news);
}

const ports: WorkerPorts = {
  origin: scope.location.origin,
  caches: scope.caches,
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  line: () => (scope.navigator as Navigator & { readonly connection?: ConnectionInfo }).connection ?? {},
  pageUrls: async () => (await openPages()).map(({ url }) => url),
  notifyPages,
  update: async () => void (await scope.registration.update()),
};

const worker = createOfflineWorker(ports, offlineBuildOf(scope));

// Activates without waiting for old pages: builds share the cache. Pages decide when to reload.
scope.addEventListener('install', (event) => {
  event.waitUntil(worker.install().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(worker.activate().then(() => scope.clients.claim()));
  // Not awaited: no page gets a response before the worker is active.
  worker.resume();
});

scope.addEventListener('fetch', (event) => {
  const { request, resultingClientId: client } = event;
  const answer = worker.answer({ request, client, waitUntil: (work) => event.waitUntil(work) });
  if (answer) event.respondWith(answer);
});

scope.addEventListener('sync', (event) => event.waitUntil(worker.sync()));

scope.addEventListener('message', (event) => {
  const request = parseWorkerRequest(event.data);
  const { source, ports: replies } = event;
  if (!request || !source) return;
  event.waitUntil(worker.handleMessage(request, source).then((reply) => replies[0]?.postMessage(reply)));
});
