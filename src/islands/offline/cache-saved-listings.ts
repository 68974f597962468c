import { $saved } from '../shortlist/shortlists.store.ts';
import { postToWorker } from './worker-request.ts';

/** The path of a listing that is on this page: the page itself, or its card's link. */
function pathOf(code: string): string | null {
  if (document.querySelector('main')?.dataset.listing === code) return location.pathname;
  return document.querySelector<HTMLAnchorElement>(`article[data-listing="${CSS.escape(code)}"] a`)?.pathname ?? null;
}

/** Saves the pages of saved listings by the worker, also on a poor connection. */
export function cacheSavedListings(): void {
  $saved.listen((codes, before) => {
    for (const code of codes.filter((one) => !before?.includes(one))) {
      const path = pathOf(code);
      if (path !== null) postToWorker({ type: 'choose', path });
    }
  });
}
