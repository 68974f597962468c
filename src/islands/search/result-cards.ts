import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { showClocks } from '../currency/clocks.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { showPrices } from '../currency/prices.ts';
import { showImage } from './card-image.ts';
import { codeIn, updateCard } from './update-card.ts';

/** What cards are copied from. It has no picture: that of another listing must not be seen, nor fetched. */
function patternOf(item: Element | undefined): HTMLElement {
  if (!item) throw new Error('A list of results was built without a card');
  const pattern = item.cloneNode(true) as HTMLElement;
  pattern.querySelector('img')?.removeAttribute('src');
  pattern.querySelector('source')?.removeAttribute('srcset');
  return pattern;
}

/** The cards of a page, those that it was built with and those that were copied since: always the same element for a listing. */
export class ResultCards {
  readonly #cards: Map<string, HTMLElement>;
  readonly #pattern: HTMLElement;
  readonly #builtCodes: readonly string[];
  #built: readonly CatalogueEntry[] = [];

  /** Takes stock of a list as it was built. */
  constructor(list: HTMLElement) {
    const items = [...list.children] as HTMLElement[];
    this.#pattern = patternOf(items[0]);
    this.#cards = new Map(items.map((item) => [codeIn(item), item]));
    this.#builtCodes = [...this.#cards.keys()];
  }

  /** The listings that the page was built with, in its order, as far as there still are any: see {@link renew}. */
  get built(): readonly CatalogueEntry[] {
    return this.#built;
  }

  /** The card of a listing if there is one yet. */
  #known({ code }: CatalogueEntry): HTMLElement | undefined {
    return this.#cards.get(code);
  }

  /** The card of a listing; one that has none gets a copy of another. */
  of(entry: CatalogueEntry): HTMLElement {
    return this.#known(entry) ?? this.#copy(entry);
  }

  /** Takes over a catalogue, which may be younger than the page: its cards say what it says, and those of listings that are gone are removed. */
  renew(listings: readonly CatalogueEntry[]): void {
    const offered = new Map<string, CatalogueEntry>();
    for (const entry of listings) {
      const item = this.#known(entry);
      if (!item) continue;
      offered.set(entry.code, entry);
      if (updateCard(item, entry)) showPrices(item, $preference.get());
      showClocks(item, $preference.get().locale);
    }
    for (const code of this.#cards.keys()) if (!offered.has(code)) this.#cards.delete(code);
    this.#built = this.#builtCodes.flatMap((code) => offered.get(code) ?? []);
  }

  #copy(entry: CatalogueEntry): HTMLElement {
    const item = this.#pattern.cloneNode(true) as HTMLElement;
    updateCard(item, entry);
    showImage(item, entry.thumbnail);
    this.#cards.set(entry.code, item);
    return item;
  }
}
