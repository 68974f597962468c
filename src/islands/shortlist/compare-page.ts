import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import {
  addToComparison,
  comparePath,
  MAX_COMPARED,
  parseComparison,
  type Shortlist,
} from '../../lib/catalogue/shortlist.ts';
import { peopleText } from '../../lib/money/people.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { element } from '../kit/element.ts';
import { sharePage } from '../kit/share-page.ts';
import { toast } from '../kit/toast.ts';
import { $people } from '../listing/group-size.store.ts';
import { showLimits } from '../listing/group-size-control.ts';
import { head, rows } from './compare-table.ts';
import { loadDetails } from './details.ts';
import { loadErrorMessages } from './load-errors.ts';
import { $compared, $recent, $saved } from './shortlists.store.ts';

/** So many others are offered for adding. */
const MAX_OFFERED = 8;

/** The comparison page: see components/listing/CompareTrips.astro for what it is before. */
export class ComparePage {
  readonly #place: HTMLElement;
  /** Somebody else's choice, as a link brought it: what is saved in this browser is another one, and stays. */
  #isShared = false;
  #shown: Shortlist = [];
  #details: readonly ListingDetail[] = [];
  #leftOut = 0;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  /** Shows what the address names, else what was saved; then follows every change. The − and + are answered by group-size.ts. */
  start(): void {
    const own = $compared.get();
    const { codes = [], leftOut = 0 } = parseComparison(new URLSearchParams(location.search)) ?? {};
    this.#leftOut = leftOut;
    this.#isShared = codes.length > 0 && codes.join() !== own.join();
    this.#show(this.#isShared ? codes : own);
    $compared.listen((list) => {
      if (!this.#isShared && list.join() !== this.#shown.join()) this.#show(list);
    });
    $preference.listen(() => this.#fill());
    $people.subscribe(() => this.#fill());
  }

  /** Where nothing is saved, a shared comparison becomes the traveller's own with the first change; else only what is shown changes. */
  #change(codes: Shortlist): void {
    if (this.#isShared && $compared.get().length === 0) this.#isShared = false;
    if (this.#isShared) this.#show(codes);
    else $compared.set(codes);
  }

  async #show(codes: Shortlist): Promise<void> {
    this.#shown = codes;
    history.replaceState(history.state, '', comparePath(codes));
    const offered = [...new Set([...$saved.get(), ...$recent.get()])].filter((code) => !codes.includes(code));
    const [details, others] = await Promise.all([loadDetails(codes), loadDetails(offered.slice(0, MAX_OFFERED))]);
    // Another change has come in between.
    if (this.#shown !== codes) return;
    this.#details = details.found;
    this.#place.replaceChildren(
      ...loadErrorMessages(details, () => this.#show(codes)),
      this.#leftOutMessage(),
      this.#table(),
      this.#offer(others.found),
    );
    this.#fill();
    this.#place.setAttribute('aria-busy', 'false');
    this.#removeGone(details.gone);
  }

  /** A trip that is not offered any more must not take one of the three places. */
  #removeGone(gone: Shortlist): void {
    if (gone.length === 0) return;
    this.#shown = this.#shown.filter((code) => !gone.includes(code));
    history.replaceState(history.state, '', comparePath(this.#shown));
    const stored = $compared.get();
    if (stored.some((code) => gone.includes(code))) $compared.set(stored.filter((code) => !gone.includes(code)));
  }

  #leftOutMessage(): Node | string {
    if (this.#leftOut === 0) return '';
    const text = `Some of the address was left out: it names no trips, or more than ${MAX_COMPARED}.`;
    this.#leftOut = 0;
    return element('p', { class: 'list-note' }, text);
  }

  #table(): HTMLElement {
    if (this.#details.length === 0) {
      const text = 'Nothing to compare yet. Open a trip and press Compare, or add one from below.';
      return element('p', { class: 'list-note' }, text);
    }
    const share = element('button', { type: 'button', class: 'button button-quiet' }, 'Share this comparison');
    share.addEventListener('click', () => sharePage(location.href));
    const table = element(
      'table',
      { class: 'compare-table', 'data-columns': this.#details.length },
      element('caption', { class: 'hidden-visually' }, 'Trips side by side'),
      head(this.#details, (code) => this.#remove(code)),
    );
    return element('div', { class: 'compare-result' }, table, share);
  }

  /** What depends on the group or on the currency; the rest of the table stays. */
  #fill(): void {
    const people = $people.get();
    showLimits(people);
    const output = document.querySelector('[data-people-count]');
    if (output) output.textContent = peopleText(people);
    const table = this.#place.querySelector('table');
    for (const body of table?.querySelectorAll('tbody') ?? []) body.remove();
    table?.append(...rows(this.#details, people, $preference.get().locale));
  }

  #remove(code: string): void {
    const title = this.#details.find((detail) => detail.code === code)?.title ?? '';
    this.#change(this.#shown.filter((other) => other !== code));
    toast(`Removed: ${title}.`);
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  #add(code: string): void {
    const outcome = addToComparison(this.#shown, code);
    if (outcome.kind === 'added') this.#change(outcome.list);
    else toast(`Three is the most that fit side by side. Remove one first.`);
  }

  #offer(details: readonly ListingDetail[]): HTMLElement | string {
    if (details.length === 0) return '';
    const button = ({ code, title }: ListingDetail) => {
      const add = element('button', { type: 'button', class: 'button button-quiet' }, `Add ${title}`);
      add.addEventListener('click', () => this.#add(code));
      return element('li', {}, add);
    };
    return element(
      'section',
      { class: 'compare-offer', 'aria-labelledby': 'compare-offer' },
      element('h2', { id: 'compare-offer' }, 'Add from saved and recently viewed'),
      element('ul', {}, ...details.map(button)),
    );
  }
}
