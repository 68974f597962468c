import { DEFAULT_PEOPLE, MOST_PEOPLE } from '../pricing/group-size.ts';
import { PEOPLE_KEY } from '../site/people-key.ts';
import { persistent } from './persistent.ts';
import { wholeNumberIn } from './stored-shapes.ts';

/** How many travel together; every price for a group on a page follows it. */
export const $people = persistent<number>(PEOPLE_KEY, {
  fallback: DEFAULT_PEOPLE,
  parse: wholeNumberIn(1, MOST_PEOPLE),
});
