import { cardOfDetail } from '../../lib/catalogue/listing-card.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { isDefaultFormat, priceText } from '../../lib/money/price-format.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { element } from '../kit/element.ts';

/** A price in the traveller's currency, marked as all are, so that it follows when they choose another one. */
export function price(usd: number): HTMLElement {
  const view = $preference.get();
  const lang = isDefaultFormat(view) ? undefined : view.locale;
  return element('data', { value: usd, 'data-price': true, lang }, priceText(usd, view));
}

/** A listing's picture; the text beside it says the same. */
export function pictureOf({ picture }: ListingDetail, sizes: string): HTMLElement {
  const { avifSrcset, src, width, height } = picture;
  return element(
    'picture',
    {},
    element('source', { type: 'image/avif', srcset: avifSrcset, sizes }),
    element('img', { src, width, height, alt: '', loading: 'lazy', decoding: 'async' }),
  );
}

function createSaveButton({ title }: ListingDetail): HTMLElement {
  return element('button', {
    type: 'button',
    class: 'button button-quiet heart',
    'data-do': 'save',
    'aria-pressed': 'false',
    'aria-label': `Save ${title}`,
  });
}

/** A listing's card, as the pages have it (listing/ListingCard.tsx). */
export function card(detail: ListingDetail, heading: 'h2' | 'h3'): HTMLElement {
  const { code, path, title, type, duration, departures, priceUsd, priceNote } = cardOfDetail(detail);
  const link = element('a', { href: path }, title);
  return element(
    'article',
    { class: 'card', 'data-listing': code },
    pictureOf(detail, '(min-width: 1280px) 24rem, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 94vw'),
    element(
      'div',
      { class: 'card-body' },
      element('p', { class: 'card-type' }, type),
      element(heading, { class: 'card-title' }, link),
      element('p', { class: 'card-facts' }, element('span', {}, duration), element('span', {}, departures)),
      element(
        'p',
        { class: 'card-price' },
        element('strong', {}, price(priceUsd)),
        ' ',
        element('span', {}, priceNote),
      ),
    ),
    createSaveButton(detail),
  );
}

/** Cards in a grid. */
export function cards(details: readonly ListingDetail[], heading: 'h2' | 'h3'): HTMLElement {
  return element('ul', { class: 'card-grid' }, ...details.map((detail) => element('li', {}, card(detail, heading))));
}
