import { useState } from 'react';
import { type SearchData, withoutPastDate } from '../../lib/search/search-data.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $searchData } from './search-data.store.ts';

const SERVER_STATE: SearchData = {};

/** The searched day, `2027-02-14`; null for none or a past one. */
export function useSearchedDay(): string | null {
  const [now] = useState(() => Date.now());
  return withoutPastDate(useBrowserStore($searchData, SERVER_STATE), now).date ?? null;
}
