import { $saved } from '../shortlist/shortlists.store.ts';
import { postToWorker } from './worker-request.ts';

/** Where a listing that stands on this page has its own: the page itself, or where its card leads. */
function pathOf(code: string): string | null {
  if (document.querySelector('main')?.dataset.listing === code) return location.pathname;
  return document.querySelector<HTMLAnchorElement>(`article[data-listing="${CSS.escape(code)}"] a`)?.pathname ?? null;
}

/** Lets the worker save the page of a listing that the traveller saves, also on a poor connection. */
export function cacheSavedListings(): void {
  $saved.listen((codes, before) => {
    for (const code of codes.filter((one) => !before?.includes(one))) {
      const path = pathOf(code);
      if (path !== null) postToWorker({ type: 'choose', path });
    }
  });
}
