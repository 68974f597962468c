import { DESK_CACHE, isDeskScripts } from '../lib/desk/desk-worker.contract.ts';
import type { WorkerScope } from './worker-scope.ts';

const PAGE = '/desk';

/** Milliseconds for the page, after which the saved one is shown. */
const PAGE_TIMEOUT_MS = 3000;

/**
 * Starts the worker of the desk. It answers only for `/desk`, on devices where somebody has asked
 * to keep the departures of the day (specification.md#at-the-pier).
 */
export function startDeskWorker(scope: WorkerScope, fetch: typeof globalThis.fetch): void {
  const open = () => scope.caches.open(DESK_CACHE);

  /** The cache, where there is one: the page may remove it before an answer has come. */
  const known = async () => ((await scope.caches.has(DESK_CACHE)) ? open() : null);

  async function answerPage(request: Request): Promise<Response> {
    const cache = await known();
    if (!cache) return fetch(request);
    const saved = await cache.match(PAGE);
    const fromNetwork = fetch(request).then(async (response) => {
      if (response.ok && !response.redirected) await (await known())?.put(PAGE, response.clone());
      return response;
    });
    if (!saved) return fromNetwork;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(saved), PAGE_TIMEOUT_MS));
    return Promise.race([fromNetwork.catch(() => saved), late]);
  }

  /** A script never changes under its name. */
  async function answerScript(request: Request): Promise<Response> {
    const cache = await known();
    if (!cache) return fetch(request);
    const saved = await cache.match(request);
    if (saved) return saved;
    const response = await fetch(request);
    if (response.ok) await (await known())?.put(request, response.clone());
    return response;
  }

  /** Saves the page with what it has loaded, and drops what only earlier versions had. */
  async function savePage(scripts: readonly string[]): Promise<void> {
    const cache = await open();
    await cache.add(new Request(new URL(PAGE, scope.location.origin), { cache: 'no-cache' }));
    await Promise.all(scripts.map(async (script) => (await cache.match(script)) ?? cache.add(script)));
    const wanted = new Set([PAGE, ...scripts]);
    const saved = await cache.keys();
    await Promise.all(saved.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((old) => cache.delete(old)));
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(answerPage(request));
    else if (pathname.startsWith('/_astro/')) event.respondWith(answerScript(request));
  });
  scope.addEventListener('message', (event) => {
    if (!isDeskScripts(event.data)) return;
    event.waitUntil(
      savePage(event.data.scripts).then(
        () => event.ports[0]?.postMessage('saved'),
        () => event.ports[0]?.postMessage('failed'),
      ),
    );
  });
}
