import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $people } from '../listing/group-size.store.ts';
import { $compared, $saved } from './shortlists.store.ts';

const NONE: Shortlist = [];

/** What travellers have chosen that cards show: saved and compared listings, and their group. */
export function useCardState(): { saved: Shortlist; compared: Shortlist; people: number } {
  return {
    saved: useBrowserStore($saved, NONE),
    compared: useBrowserStore($compared, NONE),
    people: useBrowserStore($people, DEFAULT_PEOPLE),
  };
}
