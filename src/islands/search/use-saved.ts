import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $saved } from '../shortlist/shortlists.store.ts';

const NONE: Shortlist = [];

/** The codes of the listings that are saved for later. */
export function useSaved(): Shortlist {
  return useBrowserStore($saved, NONE);
}
