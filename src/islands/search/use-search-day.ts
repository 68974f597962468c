import { useEffect, useState } from 'react';
import { type SearchData, withoutPastDate } from '../../lib/search/search-data.ts';
import { onDemand } from '../kit/on-demand.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import type { SearchDayField } from './SearchDayField.tsx';
import { $searchData } from './search-data.store.ts';

const SERVER_STATE: SearchData = {};

/** The searched day, `2027-02-14`; null for none or a past one. */
export function useSearchedDay(): string | null {
  const [now] = useState(() => Date.now());
  return withoutPastDate(useBrowserStore($searchData, SERVER_STATE), now).date ?? null;
}

const code = onDemand(() => import('./SearchDayField.tsx'));

/**
 * The field of the day on pages that have one, once loaded, else null. It comes last, so that
 * nothing shifts.
 */
export function useDayField(isWanted: boolean): typeof SearchDayField | null {
  const [known, setKnown] = useState(() => code.now());
  useEffect(() => {
    if (isWanted) code.load().then(setKnown, () => undefined);
  }, [isWanted]);
  return isWanted ? (known?.SearchDayField ?? null) : null;
}
