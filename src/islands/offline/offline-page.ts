import { PATHS } from '../../lib/navigation/paths.ts';
import { sizeText } from '../../lib/offline/size.text.ts';
import type { Report } from '../../lib/offline/worker-messages.ts';
import { element } from '../kit/element.ts';
import { toast } from '../kit/toast.ts';
import { deviceSpace } from './storage-quota.ts';
import { askWorker, tellWorker } from './worker-request.ts';
import { $workerState } from './worker-state.store.ts';
import { followWorker } from './worker-updates.ts';

/** Elements of components/site/OfflineSettings.astro by what they show. */
function part(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-offline="${name}"]`);
}

const MISSING = 'This page is not saved on this phone';

function show(name: string, text: string): void {
  const place = part(name);
  if (place && place.textContent !== text) place.textContent = text;
}

/** A page made ahead, without a network, says nothing about the moment in which it is shown. */
function reloadOnceShown(): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', () => location.reload(), { once: true });
}

/** Under any address but its own, this page stands for one that is not saved. */
function nameMissingPage(): void {
  if (location.pathname.replace(/\/$/, '') === PATHS.offline) return;
  document.title = MISSING;
  show('title', MISSING);
  show('address', location.pathname);
  part('missing')?.removeAttribute('hidden');
  part('again')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload(), { once: true });
  reloadOnceShown();
}

function stateText({ pages, pagesInAll, isSaving, isReady, problem, isFrugal }: Report): string {
  const count = `${pages.length} of ${pagesInAll} pages`;
  if (isSaving) return `Saving: ${count} are here.`;
  if (problem === 'no-room') return `${count}. The phone has no room for more.`;
  if (pages.length >= pagesInAll) return `All ${pagesInAll} pages of this site.`;
  if (isFrugal) return `${count}. You save data or the line is slow, so we save only what you look at.`;
  return isReady
    ? `${count}: as much as is saved without asking.`
    : `${count}. The rest follows when there is a connection.`;
}

function showPages({ pages }: Report): void {
  const links = pages
    .filter(({ path }) => path !== PATHS.offline)
    .map(({ path, title }) => element('li', {}, element('a', { href: path }, title)));
  part('pages')?.replaceChildren(...links);
}

function showReport(report: Report | null): void {
  part('page')?.toggleAttribute('aria-busy', false);
  part('unavailable')?.toggleAttribute('hidden', report !== null);
  part('saved')?.toggleAttribute('hidden', report === null);
  if (!report) return;
  show('state', stateText(report));
  show('size', sizeText(report.bytesKept));
  const everything = part('everything');
  if (everything) {
    everything.hidden = report.bytesToGo === 0;
    everything.textContent = `Save everything (${sizeText(report.bytesToGo)})`;
  }
  showPages(report);
}

async function showSpace(): Promise<void> {
  const { free, isPersisted } = await deviceSpace();
  show('free', free === null ? 'not known' : sizeText(free));
  show(
    'persisted',
    isPersisted
      ? 'The browser keeps it until you clear it.'
      : 'The browser may clear it when the phone runs out of room.',
  );
}

async function refresh(): Promise<void> {
  showReport(await askWorker('report'));
  await showSpace();
}

async function saveEverything(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  await tellWorker({ type: 'save-everything' });
}

async function clear(): Promise<void> {
  showReport(await askWorker('clear'));
  toast('Cleared. From now on only pages that you open are saved. Your cart and your bookings are still here.');
  await showSpace();
}

/** Fills the page that says what is saved on this phone, and keeps it true while saving goes on. */
export async function startOfflinePage(): Promise<void> {
  nameMissingPage();
  part('everything')?.addEventListener('click', saveEverything);
  part('clear')?.addEventListener('click', clear);
  await followWorker();
  $workerState.listen(() => refresh());
  await refresh();
}
