import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { comparePath, type Shortlist } from '../../lib/catalogue/shortlist.ts';
import { showClocks } from '../currency/clocks.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { element } from '../kit/element.ts';
import { cards } from './card.ts';
import { type Details, loadDetails } from './details.ts';
import { loadErrorMessages } from './load-errors.ts';
import { showSavedState, syncShortlists } from './saved-buttons.ts';
import { $compared, $recent, $saved } from './shortlists.store.ts';

const EMPTY_TEXT = 'Nothing saved yet. Tap the heart on any trip and it waits for you here.';

function pick({ found }: Details, codes: Shortlist): readonly ListingDetail[] {
  return codes.map((code) => found.find((detail) => detail.code === code)).filter((detail) => detail !== undefined);
}

function removeCodes(codes: Shortlist): void {
  for (const list of [$saved, $recent, $compared]) {
    if (list.get().some((code) => codes.includes(code))) list.set(list.get().filter((code) => !codes.includes(code)));
  }
}

function compareLink(): HTMLElement {
  const codes = $compared.get();
  const text = codes.length > 0 ? `Compare your ${codes.length} chosen` : 'Compare trips side by side';
  return element('p', {}, element('a', { class: 'button button-quiet', href: comparePath(codes) }, text));
}

function block(id: string, heading: string, details: readonly ListingDetail[]): HTMLElement | null {
  if (details.length === 0) return null;
  const title = element('h2', { id }, heading);
  return element('section', { class: 'saved-block', 'aria-labelledby': id }, title, cards(details, 'h3'));
}

/** What was requested last: an answer to an earlier question must not take its place. */
const lastRequest = new WeakMap<HTMLElement, Shortlist>();

/** Fills the page of saved trips from what the browser stores (see components/listing/SavedTrips.astro). */
async function showSavedPage(place: HTMLElement): Promise<void> {
  const saved = $saved.get();
  const recent = $recent.get().filter((code) => !saved.includes(code));
  const codes = [...saved, ...recent];
  lastRequest.set(place, codes);
  const details = await loadDetails(codes);
  if (lastRequest.get(place) !== codes) return;
  removeCodes(details.gone);
  const shown = pick(details, saved);
  place.replaceChildren(
    ...loadErrorMessages(details, () => showSavedPage(place)),
    shown.length > 0 ? compareLink() : element('p', { class: 'list-note' }, EMPTY_TEXT),
    shown.length > 0 ? cards(shown, 'h2') : compareLink(),
    block('recent', 'Recently viewed', pick(details, recent)) ?? '',
  );
  place.setAttribute('aria-busy', 'false');
  syncShortlists();
  showSavedState(place);
  showClocks(place, $preference.get().locale);
}

/** Shows the page, and shows it again when another tab saves something. What is removed here stays until the page is left. */
export function startSavedPage(place: HTMLElement): void {
  let known = $saved.get();
  showSavedPage(place);
  $saved.listen((list) => {
    const isNew = list.some((code) => !known.includes(code));
    known = [...new Set([...known, ...list])];
    if (isNew) showSavedPage(place);
  });
}
