import { languageOfPath } from '../../lib/languages/localized-path.ts';
import { offlinePageMessages } from '../../lib/messages/offline-page.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { sizeText } from '../../lib/offline/size.text.ts';
import type { SaveReport } from '../../lib/offline/worker-messages.ts';
import { showToast } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { storageQuota } from './storage-quota.ts';
import { postToWorker, requestFromWorker } from './worker-request.ts';
import { $workerState } from './worker-state.store.ts';
import { syncWorkerState } from './worker-updates.ts';

/** Elements of components/site/SavedOnPhone.astro by what they show. */
function elementOf(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-offline="${name}"]`);
}

const texts = () => offlinePageMessages(pageLanguage());

function setText(name: string, text: string): void {
  const place = elementOf(name);
  if (place && place.textContent !== text) place.textContent = text;
}

/** Reloads a page that was prerendered without a network, once it is shown. */
function reloadOnActivation(): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', () => location.reload(), { once: true });
}

/** Explains that the requested page is not saved, where this page is shown in its place. */
function showMissingPage(): void {
  if (languageOfPath(location.pathname).path.replace(/\/$/, '') === PATHS.offline) return;
  const { missing } = texts();
  document.title = missing;
  setText('title', missing);
  setText('address', location.pathname);
  elementOf('missing')?.removeAttribute('hidden');
  elementOf('again')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload(), { once: true });
  reloadOnActivation();
}

function stateText({ pages, pagesInAll, isSaving, isReady, problem, isFrugal }: SaveReport): string {
  const t = texts();
  const count = [pages.length, pagesInAll] as const;
  if (isSaving) return t.saving(...count);
  if (problem === 'no-room') return t.noRoom(...count);
  if (pages.length >= pagesInAll) return t.all(pagesInAll);
  if (isFrugal) return t.frugal(...count);
  return isReady ? t.onRequest(...count) : t.later(...count);
}

/** A row of the list, from the page's template. */
function pageLink(path: string, title: string): DocumentFragment[] {
  const template = document.querySelector<HTMLTemplateElement>('template[data-offline="page-link"]');
  if (!template) return [];
  const row = document.importNode(template.content, true);
  const link = row.querySelector('a');
  if (!link) return [];
  link.href = path;
  link.textContent = title;
  return [row];
}

function showPages({ pages }: SaveReport): void {
  const links = pages
    .filter(({ path }) => languageOfPath(path).path !== PATHS.offline)
    .flatMap(({ path, title }) => pageLink(path, title));
  elementOf('pages')?.replaceChildren(...links);
}

function showReport(report: SaveReport | null): void {
  elementOf('page')?.toggleAttribute('aria-busy', false);
  elementOf('unavailable')?.toggleAttribute('hidden', report !== null);
  elementOf('saved')?.toggleAttribute('hidden', report === null);
  if (!report) return;
  setText('state', stateText(report));
  setText('size', sizeText(report.bytesKept, pageLanguage()));
  const everything = elementOf('everything');
  if (everything) {
    everything.hidden = report.bytesToGo === 0;
    everything.textContent = texts().saveEverything(sizeText(report.bytesToGo, pageLanguage()));
  }
  showPages(report);
}

async function showStorage(): Promise<void> {
  const { free, isPersisted } = await storageQuota();
  const t = texts();
  setText('free', free === null ? t.unknownSize : sizeText(free, pageLanguage()));
  setText('persisted', isPersisted ? t.persisted : t.notPersisted);
}

async function refresh(): Promise<void> {
  showReport(await requestFromWorker('report'));
  await showStorage();
}

async function saveEverything(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  await postToWorker({ type: 'save-everything' });
}

/** Clears once at a time. Its button keeps the focus meanwhile. */
async function clear(): Promise<void> {
  const button = elementOf('clear');
  if (button?.getAttribute('aria-disabled')) return;
  button?.setAttribute('aria-disabled', 'true');
  const report = await requestFromWorker('clear');
  button?.removeAttribute('aria-disabled');
  if (!report) return refresh();
  showReport(report);
  showToast(texts().cleared);
  await showStorage();
}

/** Fills the page about saved content, and updates it while saving goes on. */
export async function startOfflinePage(): Promise<void> {
  showMissingPage();
  elementOf('everything')?.addEventListener('click', saveEverything);
  elementOf('clear')?.addEventListener('click', clear);
  await syncWorkerState();
  $workerState.listen(() => refresh());
  await refresh();
}
