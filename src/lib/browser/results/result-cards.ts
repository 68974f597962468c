import type { CatalogueEntry } from '../../catalogue/catalogue-entry.schema.ts';
import { cardTexts } from '../../search/card-texts.ts';
import { $preference } from '../../stores/preference.ts';
import { showPrices } from '../prices.ts';
import { showPicture } from './card-pictures.ts';

/** The cards of a page, those that it was built with and those that were copied since. */
export interface ResultCards {
  /** In the order in which the page was built. */
  readonly built: readonly HTMLElement[];
  /** The one card of a listing: always the same element. */
  readonly cardOf: (entry: CatalogueEntry) => HTMLElement;
}

const codeOf = (item: Element) => item.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? '';

function write(item: Element, selector: string, text: string): void {
  const place = item.querySelector(selector);
  if (place) place.textContent = text;
}

/** The text beside an icon. */
function writeFact(item: Element, number: number, text: string): void {
  const text_ = item.querySelectorAll('.card-facts > span')[number]?.lastChild;
  if (text_) text_.textContent = text;
}

function writeChips(item: Element, chips: ReturnType<typeof cardTexts>['chips']): void {
  const elements = chips.map(({ label, colour }) => {
    const chip = document.createElement('li');
    chip.className = `chip chip-${colour}`;
    chip.textContent = label;
    return chip;
  });
  item.querySelector('.chips')?.replaceChildren(...elements);
}

/** Whatever names the copied listing now names the new one: code, address, and labels with its title. */
function rename(item: Element, names: readonly (readonly [from: string, to: string])[]): void {
  for (const element of item.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      const [from, to] = names.find(([name]) => name !== '' && attribute.value.includes(name)) ?? [];
      if (from !== undefined && to !== undefined) attribute.value = attribute.value.replace(from, to);
    }
  }
}

function fill(item: HTMLElement, entry: CatalogueEntry): void {
  const link = item.querySelector<HTMLAnchorElement>('.card-title a');
  const texts = cardTexts(entry);
  rename(item, [
    [link?.getAttribute('href') ?? '', entry.path],
    [link?.textContent ?? '', entry.title],
    [codeOf(item), entry.code],
  ]);
  write(item, '.card-type', texts.type);
  write(item, '.card-title a', entry.title);
  writeFact(item, 0, texts.duration);
  writeFact(item, 1, texts.departures);
  writeChips(item, texts.chips);
  const price = item.querySelector<HTMLDataElement>('[data-price]');
  if (price) price.value = String(entry.priceUsd);
  write(item, '.card-price > span', texts.priceNote);
  showPrices(item, $preference.get());
  showPicture(item, entry.thumbnail);
}

/** Takes stock of a list's cards. Listings that have none get a copy of one: see design, section 8, for what a card must carry. */
export function resultCards(list: HTMLElement): ResultCards {
  const built = [...list.children] as HTMLElement[];
  const cards = new Map(built.map((item) => [codeOf(item), item]));
  const copy = (entry: CatalogueEntry) => {
    const item = built[0]?.cloneNode(true) as HTMLElement;
    fill(item, entry);
    cards.set(entry.code, item);
    return item;
  };
  return { built, cardOf: (entry) => cards.get(entry.code) ?? copy(entry) };
}
