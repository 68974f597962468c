import { useState } from 'react';
import { type SearchData, withoutPastDate } from '../../lib/search/search-data.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $searchData } from './search-data.store.ts';

const SERVER_STATE: SearchData = {};

/** The day that the traveller looks for, as `2027-02-14`; null where there is none, or it is over. */
export function useSearchedDay(): string | null {
  const [now] = useState(() => Date.now());
  return withoutPastDate(useBrowserStore($searchData, SERVER_STATE), now).date ?? null;
}
