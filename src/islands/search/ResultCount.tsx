import { useLayoutEffect, useState } from 'react';
import { countParts, type ListingCount } from '../../lib/search/result-count.text.ts';
import { joinParts } from '../../lib/text/localized-parts.ts';
import { LocalParts } from '../kit/LocalText.tsx';

interface Props {
  readonly found: ListingCount;
  readonly total: ListingCount;
  /** That of the numbers. */
  readonly locale: string;
  /** Where it stands, which has a text since the page was built. */
  readonly place: HTMLElement;
}

/** How many trips are shown. The text of the page stays until it is another one: each change is read out. */
export function ResultCount({ found, total, locale, place }: Props) {
  const [isBuilt, setBuilt] = useState(true);
  const parts = countParts(found, total, locale);
  const isSame = isBuilt && joinParts(parts) === place.textContent;
  useLayoutEffect(() => {
    if (isSame || !isBuilt) return;
    place.replaceChildren();
    setBuilt(false);
  }, [isSame, isBuilt, place]);
  return isBuilt ? null : <LocalParts parts={parts} locale={locale} />;
}
