import { DEFAULT_PEOPLE, MAX_PEOPLE } from '../../lib/money/group-size.ts';
import { GROUP_SIZE_KEY } from '../../lib/site/storage-keys.ts';
import { wholeNumberIn } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** How many travel together; every price for a group on a page follows it. */
export const $people = persistent<number>(GROUP_SIZE_KEY, {
  fallback: DEFAULT_PEOPLE,
  parse: wholeNumberIn(1, MAX_PEOPLE),
});
