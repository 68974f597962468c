import { useEffect, useState } from 'react';
import { askedListings } from '../../lib/catalogue/known-listing.ts';
import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { syncShortlists } from './saved-buttons.ts';
import { $compared, $recent, $saved } from './shortlists.store.ts';
import { type AnsweredRequest, useAnsweredRequest } from './use-answered-request.ts';

/** The lists of the page of saved trips. */
export interface SavedLists {
  readonly saved: Shortlist;
  /** Viewed in this tab and not saved. */
  readonly recent: Shortlist;
  readonly codes: Shortlist;
}

function currentLists(): SavedLists {
  const saved = $saved.get();
  const recent = $recent.get().filter((code) => !saved.includes(code));
  return { saved, recent, codes: [...saved, ...recent] };
}

function removeCodes(codes: Shortlist): void {
  for (const list of [$saved, $recent, $compared]) {
    if (list.get().some((code) => codes.includes(code))) list.set(list.get().filter((code) => !codes.includes(code)));
  }
}

/**
 * The saved listings, updated by other tabs. Those removed on this page are shown until it is left.
 */
function useLists(): SavedLists | null {
  const [lists, setLists] = useState<SavedLists | null>(null);
  useEffect(() => {
    let known = $saved.get();
    setLists(currentLists());
    return $saved.listen((list) => {
      const isNew = list.some((code) => !known.includes(code));
      known = [...new Set([...known, ...list])];
      if (isNew) setLists(currentLists());
    });
  }, []);
  return lists;
}

/**
 * The saved trips once loaded, and a function to retry. Withdrawn listings are removed from
 * storage.
 */
export function useSavedTrips(): readonly [lists: AnsweredRequest<SavedLists> | null, retry: () => void] {
  const [answer, retry] = useAnsweredRequest(useLists());
  useEffect(syncShortlists, []);
  useEffect(() => {
    if (answer) removeCodes(askedListings(answer.listings, answer.request.codes).gone);
  }, [answer]);
  return [answer, retry];
}
