import { type DeskDepartures, departuresContract } from '../../lib/desk/departures.contract.ts';
import { DESK_CACHE, DESK_WORKER, type DeskScripts } from '../../lib/desk/desk-worker.contract.ts';
import { addDays, manilaDate } from '../../lib/time/manila.ts';
import { callDesk } from './call-desk.ts';
import { office } from './office-code.ts';
import { clearOffline, createOfflineKey, hasOfflineKey, readOffline, storeOffline } from './offline-storage.ts';
import { renewVoucherKeys } from './offline-voucher-keys.ts';
import { loadVoucherScan } from './voucher-scan-code.ts';

/** Milliseconds that the worker gets to save the page, on a slow line. */
const SAVE_TIMEOUT_MS = 60_000;

const nameOf = (day: string) => `departures ${day}`;

/** The path of a day's departures. */
export const departuresPath = (day: string) => `${departuresContract.path}?day=${day}`;

/** The departures of a day as they were stored; null where they were not. */
export const readDepartures = (day: string) => readOffline(nameOf(day), departuresContract.response);

/** Stores departures of today or tomorrow, on a device that keeps them. */
export async function storeDepartures(departures: DeskDepartures, now: number): Promise<void> {
  const today = manilaDate(now);
  if (departures.day === today || departures.day === addDays(today, 1))
    await storeOffline(nameOf(departures.day), departures);
}

/**
 * Keeps today's and tomorrow's departures on this device, with the page that shows them. What
 * reads and checks their vouchers is kept too, and the screen where one signs out.
 *
 * @returns false where the page or a day could not be saved; then nothing stays
 */
export async function enableOffline(now: number): Promise<boolean> {
  try {
    await createOfflineKey();
  } catch {
    return false;
  }
  const today = manilaDate(now);
  const days = [today, addDays(today, 1)];
  const outcomes = await Promise.all(days.map((day) => callDesk(departuresContract, { path: departuresPath(day) })));
  for (const outcome of outcomes) if (outcome.kind === 'ok') await storeDepartures(outcome.data, now);
  const hasDays = outcomes.every(({ kind }) => kind === 'ok');
  const isDone = hasDays && (await saveCode(days, now)) && (await savePage()) && (await hasOfflineKey());
  if (!isDone) await disableOffline();
  return isDone;
}

/** Removes everything that was kept on this device, the page included. */
export async function disableOffline(): Promise<void> {
  await clearOffline();
  const registration = await navigator.serviceWorker?.getRegistration(DESK_WORKER.scope).catch(() => undefined);
  if (!registration?.scope.endsWith(DESK_WORKER.scope)) return;
  await registration.unregister();
  await caches.delete(DESK_CACHE);
}

/** Stores the keys of vouchers, and loads all code before the page is saved with it. */
async function saveCode(days: readonly string[], now: number): Promise<boolean> {
  const renewed = await Promise.all(days.map((day) => renewVoucherKeys(day, now)));
  const isLoaded = await Promise.all([loadVoucherScan(), office.load()]).then(
    () => true,
    () => false,
  );
  return isLoaded && renewed.every(Boolean);
}

/** Saves the page and the scripts that it has loaded. @returns whether it did */
async function savePage(): Promise<boolean> {
  const container = navigator.serviceWorker;
  if (!container) return false;
  try {
    const registration = await container.register(DESK_WORKER.script, {
      scope: DESK_WORKER.scope,
      updateViaCache: 'none',
    });
    const worker = registration.active ?? (await activated(registration));
    return await answered(worker, { type: 'save-desk', scripts: loadedScripts() });
  } catch {
    return false;
  }
}

function loadedScripts(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const written = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src }) => new URL(src).pathname,
  );
  return [...new Set([...loaded, ...written])].filter((path) => /^\/_astro\/[\w.-]+\.(?:js|css)$/.test(path));
}

function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting;
  return new Promise((resolve, reject) => {
    if (!worker) return reject(new Error('There is no worker'));
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      else if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    });
  });
}

function answered(worker: ServiceWorker, message: DeskScripts): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), SAVE_TIMEOUT_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === 'saved');
    };
    worker.postMessage(message, [port2]);
  });
}
