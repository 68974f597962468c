import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { cardOfEntry, type ListingCardModel } from '../../lib/catalogue/listing-card.ts';
import { restoreClocks } from '../currency/clocks.ts';

/** The code of the listing whose card stands in an item of a list. */
export function codeIn(item: Element): string {
  return item.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? '';
}

/** What is said already is not touched: it would be laid out anew. */
function setText(place: Node | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

function updateBadges(place: Element | null, chips: ListingCardModel['badges']): void {
  const shown = [...(place?.children ?? [])].map(({ textContent }) => textContent);
  if (shown.join() === chips.map(({ label }) => label).join()) return;
  const elements = chips.map(({ label, colour }) => {
    const chip = document.createElement('li');
    chip.className = `chip chip-${colour}`;
    chip.textContent = label;
    return chip;
  });
  place?.replaceChildren(...elements);
}

/** Whatever names one listing now names another: code, address, and labels with its title. */
function renameListing(item: Element, names: readonly (readonly [from: string, to: string])[]): void {
  const changed = names.filter(([from, to]) => from !== '' && from !== to);
  if (changed.length === 0) return;
  for (const element of item.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      const [from, to] = changed.find(([name]) => attribute.value.includes(name)) ?? [];
      if (from !== undefined && to !== undefined) attribute.value = attribute.value.replace(from, to);
    }
  }
}

/**
 * Makes a card say what the catalogue says of a listing, all but its picture: see specification.md#public-hooks, for what a card must carry.
 *
 * @returns whether its price is another one, whose text is then that of before
 */
export function updateCard(item: Element, entry: CatalogueEntry): boolean {
  const link = item.querySelector('.card-title a');
  const facts = item.querySelectorAll('.card-facts > span');
  const texts = cardOfEntry(entry);
  restoreClocks(item);
  renameListing(item, [
    [link?.getAttribute('href') ?? '', entry.path],
    [link?.textContent ?? '', entry.title],
    [codeIn(item), entry.code],
  ]);
  setText(item.querySelector('.card-type'), texts.type);
  setText(link, entry.title);
  // The text beside an icon.
  setText(facts[0]?.lastChild, texts.duration);
  setText(facts[1]?.lastChild, texts.departures);
  updateBadges(item.querySelector('.chips'), texts.badges);
  setText(item.querySelector('.card-price > span'), texts.priceNote);
  const price = item.querySelector<HTMLDataElement>('[data-price]');
  if (!price || price.value === String(entry.priceUsd)) return false;
  price.value = String(entry.priceUsd);
  return true;
}
