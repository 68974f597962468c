import { DEFAULT_PEOPLE, MAX_PEOPLE } from '../../lib/money/group-size.ts';
import { GROUP_SIZE_KEY } from '../../lib/site/storage-keys.ts';
import { wholeNumberIn } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** The group size, which every price for a group follows. */
export const $people = persistent<number>(GROUP_SIZE_KEY, {
  fallback: DEFAULT_PEOPLE,
  parse: wholeNumberIn(1, MAX_PEOPLE),
});

/** Stores the group size that the traveller chose. */
export function choosePeople(people: number): void {
  $people.set(people);
}
