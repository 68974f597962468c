import { parseSearchUrl, searchUrlOf } from '../../lib/search/search-url.ts';
import { choosePeople } from '../listing/group-size.store.ts';
import { $search, choose, chooseSort } from './search.store.ts';
import { chooseSearchedDay } from './search-data.store.ts';

const CONTINUOUS: ReadonlySet<string> = new Set(['q', 'min', 'max']);

/** Takes a value that was entered before hydration. The field's name is that of the parameter. */
export function hydrateField({ name, value }: HTMLInputElement | HTMLSelectElement): void {
  if (name === 'people') choosePeople(Number(value));
  else if (name === 'date') chooseSearchedDay(value);
  else hydrateFilter(name, value);
}

function hydrateFilter(name: string, value: string): void {
  const query = searchUrlOf($search.get());
  // A box is one of several; another field has one value.
  if (name === 'types' || name === 'departs') query.append(name, value);
  else query.set(name, value);
  const { criteria, sort } = parseSearchUrl(query);
  if (name === 'sort') chooseSort(sort);
  // The traveller may still be typing: that is one step of the history, not two.
  else choose(criteria, CONTINUOUS.has(name) ? 'passing' : 'choice');
}
