import { countPieces } from '../../search/count-pieces.ts';
import { numberLanguage } from '../../text/number-text.ts';
import { element } from '../element.ts';

/** Says how many trips are shown. What stands there already is left alone: each change is read out. */
export function showCount(place: HTMLElement, found: number, total: number, locale: string): void {
  const lang = numberLanguage(locale);
  const pieces = countPieces(found, total, locale).map((piece) =>
    typeof piece === 'string' ? piece : element('span', { lang }, piece.written),
  );
  const said = element('p', {}, ...pieces);
  if (said.textContent !== place.textContent) place.replaceChildren(...said.childNodes);
}
