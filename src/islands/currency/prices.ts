import { type PriceFormat, priceText } from '../../lib/money/price-format.ts';
import { isPageFormat } from '../page/page-locale.ts';

/**
 * Every price of a page: `<data value="USD-integer" data-price>` (specification.md#public-hooks).
 */
const PRICE = '[data-price]';

/** Prices as built: a converted one has the language of its numbers. */
const NOT_CONVERTED = '[data-price]:not([lang])';

function show(price: HTMLDataElement, view: PriceFormat): void {
  const { firstChild, lastChild } = price;
  // An existing text node is reused: a new one costs style and layout.
  const place = firstChild && firstChild === lastChild ? firstChild : price;
  place.textContent = priceText(Number(price.value), view);
  if (isPageFormat(view)) price.removeAttribute('lang');
  else price.lang = view.locale;
}

/** Whether an element is complete: while a page is parsed, the last one may not be. */
function isComplete(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return document.readyState !== 'loading';
}

/** Shows all prices below a node in the traveller's currency and locale. */
export function showPrices(root: ParentNode, view: PriceFormat): void {
  for (const price of root.querySelectorAll<HTMLDataElement>(PRICE)) show(price, view);
}

/** Whether a page shows other prices than those that it was built with. */
export function hasConvertedPrices({ documentElement }: Document): boolean {
  const isNamed = documentElement.style.getPropertyValue('--currency') !== '';
  return isNamed || documentElement.querySelector(`${PRICE}[lang]`) !== null;
}

/** Shows those that have arrived since and are complete. */
export function showNewPrices(root: ParentNode, view: PriceFormat): void {
  for (const price of root.querySelectorAll<HTMLDataElement>(NOT_CONVERTED)) {
    if (isComplete(price)) show(price, view);
  }
}

/**
 * Names the currency for style sheets, which show it in the header and "about" at prices (ADR 28).
 *
 * @param area the button or what is around it; everything in it is styled again
 */
export function nameCurrency(area: HTMLElement, { currency }: PriceFormat): void {
  area.style.setProperty('--currency', `"${currency}"`);
  document.documentElement.dataset.currency = currency;
}
