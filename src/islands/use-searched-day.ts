import { useState } from 'react';
import { manilaInstant } from '../lib/booking/manila-time.ts';
import { type SearchData, stillToCome } from '../lib/search/search-data.ts';
import { $searchData } from '../lib/stores/search-data.ts';
import { useBrowserStore } from './use-browser-store.ts';

const AS_BUILT: SearchData = {};

/** The day that the traveller looks for, as its first instant in Palawan; null where there is none, or it is over. */
export function useSearchedDay(): number | null {
  const [now] = useState(() => Date.now());
  const { date } = stillToCome(useBrowserStore($searchData, AS_BUILT), now);
  return date === undefined ? null : manilaInstant(date);
}
