import { numberLanguage } from '../../lib/money/number.text.ts';
import { countParts, type ListingCount } from '../../lib/search/result-count.text.ts';
import { element } from '../kit/element.ts';

/** Says how many trips are shown. What stands there already is left alone: each change is read out. */
export function showCount(place: HTMLElement, found: ListingCount, total: ListingCount, locale: string): void {
  const lang = numberLanguage(locale);
  const pieces = countParts(found, total, locale).map((piece) =>
    typeof piece === 'string' ? piece : element('span', { lang }, piece.written),
  );
  const shown = element('p', {}, ...pieces);
  if (shown.textContent !== place.textContent) place.replaceChildren(...shown.childNodes);
}
