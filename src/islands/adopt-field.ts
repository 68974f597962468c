import { readSearchAddress } from '../lib/search/search-address.ts';
import { $search, choose, chooseSort } from '../lib/stores/search.ts';

const CONTINUOUS: ReadonlySet<string> = new Set(['q', 'min', 'max']);

/** Takes over what was entered in a field of the form before the island was alive. Its name is that of the address. */
export function adoptField({ name, value }: HTMLInputElement | HTMLSelectElement): void {
  const { criteria, sort } = readSearchAddress(new URLSearchParams([[name, value]]));
  if (name === 'sort') chooseSort(sort);
  else if (name === 'types') choose({ types: [...($search.get().criteria.types ?? []), ...(criteria.types ?? [])] });
  // Somebody may still be typing: that is one step back, not two.
  else choose(criteria, CONTINUOUS.has(name) ? 'passing' : 'choice');
}
