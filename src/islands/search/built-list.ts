import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { type CardPicture, cardOfEntry } from '../../lib/catalogue/listing-card.ts';
import { listingCardMessages } from '../../lib/messages/listing-card.ts';
import { offerText } from '../../lib/money/offer.ts';
import { restoreClocks, showClocks } from '../currency/clocks.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { showPrices } from '../currency/prices.ts';
import { pageLanguage } from '../page/page-language.ts';
import { showSavedState } from '../shortlist/saved-buttons.ts';

/**
 * The list that a page was built with. React does not change its cards: all are on the page, or
 * none.
 */
export interface BuiltList {
  /** The listings of the list that a catalogue still has, in the order of the page. */
  readonly listingsIn: (catalogue: readonly CatalogueEntry[]) => readonly CatalogueEntry[];
  /** Whether its cards agree with a catalogue, which may be newer than the page. */
  readonly isCurrent: (catalogue: readonly CatalogueEntry[]) => boolean;
  /** Pictures of its cards by code of listing. */
  readonly pictures: ReadonlyMap<string, CardPicture>;
  /** True where the page shows one part of several, with links to the others. */
  readonly isPart: boolean;
  /** The element with the number of trips. */
  readonly countPlace: HTMLElement;
  /** The element in which React shows results. */
  readonly place: HTMLElement;
  readonly show: (shown: { readonly list: boolean; readonly parts: boolean }) => void;
}

/** An element that every section of results has. */
function queryIn(section: HTMLElement, name: string): HTMLElement {
  const found = section.querySelector<HTMLElement>(name);
  if (!found) throw new Error(`A list of results has no ${name}`);
  return found;
}

function codeOf(item: Element): string {
  return item.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? '';
}

function pictureOf(item: Element): CardPicture | undefined {
  const image = item.querySelector('img');
  if (!image) return;
  const avifSrcset = item.querySelector('source')?.getAttribute('srcset');
  // Attributes, because properties would force layout.
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  const key = item.querySelector<HTMLElement>('[data-image]')?.dataset['image'];
  return {
    src: image.getAttribute('src') ?? '',
    ...(key && { key }),
    ...(avifSrcset && { avifSrcset }),
    ...(width && height && { width, height }),
  };
}

/** The text of a card as built, despite other clocks, and the offer of its price. */
function textOf(item: Element): string {
  const body = item.querySelector('.card-body')?.cloneNode(true) as Element;
  restoreClocks(body);
  const price = body.querySelector<HTMLElement>('[data-group-offer]');
  price?.remove();
  return withoutSpaces(
    `${body.querySelector('a')?.getAttribute('href')} ${body.textContent} ${price?.dataset['groupOffer']}`,
  );
}

/** The text of a listing's card when it is built. */
function builtTextOf(entry: CatalogueEntry): string {
  const language = pageLanguage();
  const { path, type, title, duration, departures, cancellation, offer } = cardOfEntry(entry, language);
  const kind = listingCardMessages(language).typeAndDuration(type, duration);
  return withoutSpaces([path, kind, title, departures, cancellation, offerText(offer)].join(' '));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Restores the built cards, and updates currency and hearts. */
function restoreList(list: HTMLElement, place: HTMLElement): void {
  showPrices(list, $preference.get());
  showClocks(list, $preference.get().locale);
  showSavedState(list);
  place.before(list);
}

/**
 * Reads the list that a section of results was built with.
 *
 * @param onShow called before results are shown
 */
export function readBuiltList(section: HTMLElement, onShow: () => void): BuiltList {
  const place = queryIn(section, '[data-found]');
  const list = queryIn(section, '.card-grid');
  const parts = section.querySelector<HTMLElement>('.parts');
  const items = new Map([...list.children].map((item) => [codeOf(item), item]));
  const pictures = [...items].flatMap(([code, item]) => {
    const picture = pictureOf(item);
    return picture ? [[code, picture] as const] : [];
  });
  const listingsIn = onceFor((catalogue: readonly CatalogueEntry[]) => {
    const offered = new Map(catalogue.map((entry) => [entry.code, entry]));
    return [...items.keys()].flatMap((code) => offered.get(code) ?? []);
  });
  const isSame = (entry: CatalogueEntry) => textOf(items.get(entry.code) as Element) === builtTextOf(entry);
  const isCurrent = onceFor((catalogue: readonly CatalogueEntry[]) => {
    const listings = listingsIn(catalogue);
    return listings.length === items.size && listings.every(isSame);
  });
  return {
    listingsIn,
    isCurrent,
    pictures: new Map(pictures),
    isPart: parts !== null,
    countPlace: queryIn(section, '[data-count]'),
    place,
    show: (shown) => {
      onShow();
      if (parts) parts.hidden = !shown.parts;
      if (shown.list === list.isConnected) return;
      if (shown.list) restoreList(list, place);
      else list.remove();
    },
  };
}

/** Caches the value of the last argument. */
function onceFor<Argument, Value>(compute: (argument: Argument) => Value): (argument: Argument) => Value {
  let last: { readonly argument: Argument; readonly value: Value } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, value: compute(argument) };
    return last.value;
  };
}
