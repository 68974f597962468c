import { DEFAULT_PEOPLE, MOST_PEOPLE } from '../pricing/group-size.ts';
import { persistent } from './persistent.ts';
import { wholeNumberIn } from './stored-shapes.ts';

/** How many travel together; every price for a group on a page follows it. */
export const $people = persistent<number>('people.1', {
  fallback: DEFAULT_PEOPLE,
  parse: wholeNumberIn(1, MOST_PEOPLE),
});
