import { useLayoutEffect, useState } from 'react';
import type { ListingCount } from '../../lib/search/count-listings.ts';
import { countParts } from '../../lib/search/result-count.text.ts';
import { joinParts } from '../../lib/text/localized-parts.ts';
import { LocalParts } from '../kit/LocalText.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly found: ListingCount;
  readonly total: ListingCount;
  /** The locale of the numbers. */
  readonly locale: string;
  /** Its element, which has a text since the page was built. */
  readonly place: HTMLElement;
}

/** The number of trips, announced on each change. The built text remains until it differs. */
export function ResultCount({ found, total, locale, place }: Props) {
  const [isBuilt, setBuilt] = useState(true);
  const parts = countParts(found, total, locale, useLanguage());
  const isSame = isBuilt && joinParts(parts) === place.textContent;
  useLayoutEffect(() => {
    if (isSame || !isBuilt) return;
    place.replaceChildren();
    setBuilt(false);
  }, [isSame, isBuilt, place]);
  return isBuilt ? null : <LocalParts parts={parts} locale={locale} />;
}
