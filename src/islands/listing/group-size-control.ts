import { groupSizeMessages } from '../../lib/messages/group-size.ts';
import { MAX_PEOPLE } from '../../lib/money/group-size.ts';
import { type GroupQuote, groupQuote, groupTotal, parseOffer } from '../../lib/money/offer.ts';
import { peopleText, stepPeople } from '../../lib/money/people.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { showPrices } from '../currency/prices.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $people } from './group-size.store.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Everything on the page that shows one figure or word of a quote. */
const placesOf = (name: string) => all(`[data-quote="${name}"]`);

function showText(name: string, text: string): void {
  for (const place of placesOf(name)) if (place.textContent !== text) place.textContent = text;
}

/** An amount is changed in dollars; its text then follows the traveller's currency. */
function showAmount(name: 'totalUsd' | 'shareUsd', quote: GroupQuote): void {
  for (const place of placesOf(name)) {
    place.setAttribute('value', String(quote[name]));
    if (place.parentElement) showPrices(place.parentElement, $preference.get());
  }
}

function highlightRow(people: number): void {
  for (const row of all('.cheapest tbody tr, .chart-people li')) {
    const size = Number(row.querySelector('th')?.textContent ?? row.textContent);
    row.classList.toggle('is-group', size === people);
  }
}

/**
 * Shows the group size and its buttons. A button at its limit is aria-disabled, so that it can be
 * focused.
 */
export function showPeople(people: number): void {
  for (const place of all('[data-people-count]')) place.textContent = String(people);
  for (const field of document.querySelectorAll<HTMLSelectElement>('[data-people-field]')) field.value = String(people);
  for (const button of all('[data-people]')) {
    const isAtLimit = people === (Number(button.dataset['people']) < 0 ? 1 : MAX_PEOPLE);
    if (isAtLimit) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

/** Shows the group's price on every card that was built. */
function showCardPrices(people: number): void {
  for (const card of all('[data-group-offer]')) {
    const offer = parseOffer(card.dataset.groupOffer ?? '');
    const [price, note] = [card.querySelector('data'), card.querySelector('b')];
    if (!offer || !price || !note) continue;
    const { totalUsd, text } = groupTotal(offer, people, pageLanguage());
    price.setAttribute('value', String(totalUsd));
    note.textContent = text;
    showPrices(card, $preference.get());
  }
}

/** Shows the group's price everywhere on the page (specification.md#price-rule). */
export function showGroupPrices(): void {
  const people = $people.get();
  showPeople(people);
  showCardPrices(people);
  const offers = [...all('[data-offer]')].map((element) => ({
    element,
    offer: parseOffer(element.dataset['offer'] ?? ''),
  }));
  const usable = offers.flatMap(({ element, offer }) => (offer ? [{ ...offer, element }] : []));
  const language = pageLanguage();
  const quote = groupQuote(usable, people, language);
  if (!quote) return;
  const ways = quote.cheapest.map((index) => usable[index]?.element.textContent.trim() ?? '');
  const t = groupSizeMessages(language);
  showText('group', t.forGroup(peopleText(quote.people, language)));
  showText('shareNote', quote.shareNote);
  showText('way', t.ways(ways));
  showAmount('totalUsd', quote);
  showAmount('shareUsd', quote);
  highlightRow(quote.people);
}

/** Answers the − and + buttons. */
export function handleClick(button: HTMLElement): void {
  $people.set(stepPeople($people.get(), Number(button.dataset['people'])));
  showGroupPrices();
}
