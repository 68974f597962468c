import { $saved } from '../shortlist/shortlists.store.ts';
import { tellWorker } from './worker-request.ts';

/** Where a listing that stands on this page has its own: the page itself, or where its card leads. */
function pathOf(code: string): string | null {
  if (document.querySelector('main')?.dataset.listing === code) return location.pathname;
  return document.querySelector<HTMLAnchorElement>(`article[data-listing="${CSS.escape(code)}"] a`)?.pathname ?? null;
}

/** Brings the page of a trip that is put aside onto the phone, also on a poor line: somebody wants to read it again. */
export function chooseSaved(): void {
  $saved.listen((codes, before) => {
    for (const code of codes.filter((one) => !before?.includes(one))) {
      const path = pathOf(code);
      if (path !== null) tellWorker({ type: 'choose', path });
    }
  });
}
