import { atom, type ReadableAtom } from 'nanostores';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import type { StorageLike } from '../storage/safe-storage.ts';
import type { ListingsCopy } from './listings.api.ts';

/** Listings older than this are requested again (specification.md#timing). */
export const LISTINGS_TTL_MS = 5 * 60_000;

/** The message when the listings cannot be loaded (specification.md#reloading-listings). */
export const LISTINGS_PROBLEM = 'Failed to reload listings data';

/** The catalogue as this browser has it (specification.md#state). */
export interface ListingsState {
  /** Every published listing; empty until {@link loadListings} was called. */
  readonly listings: readonly CatalogueEntry[];
  /** The listings of the landing page of the last search. */
  readonly curatedListings: readonly CatalogueEntry[];
  readonly rates: ExchangeRates | null;
  readonly loadingError: string | null;
  readonly isFetching: boolean;
  /** Milliseconds since 1970; null before the first success. */
  readonly lastUpdated: number | null;
}

const EMPTY: ListingsState = {
  listings: [],
  curatedListings: [],
  rates: null,
  loadingError: null,
  isFetching: false,
  lastUpdated: null,
};

/** Dependencies of the store. */
export interface ListingsPorts {
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns the browser's storage; may throw. */
  readonly openStorage: () => StorageLike;
}

/** The store and its actions, which never reject. */
export interface ListingsStore {
  readonly $listings: ReadableAtom<ListingsState>;
  /** All listings: a copy younger than five minutes, else from the server, or empty. */
  readonly loadListings: () => Promise<readonly CatalogueEntry[]>;
  /** Loads the listings from the server; after a failure the copy remains. */
  readonly reloadListings: () => Promise<readonly CatalogueEntry[]>;
  /** Stores the listings of the landing page that is searched. */
  readonly curateListings: (codes: readonly string[]) => Promise<void>;
}

function pick(listings: readonly CatalogueEntry[], codes: readonly string[]): readonly CatalogueEntry[] {
  return listings.filter(({ code }) => codes.includes(code));
}

/** Writing a long catalogue takes a phone a while: it is not done for the same ones again. */
const codesOf = (listings: readonly CatalogueEntry[]) => listings.map(({ code }) => code).join();

function stateOf({ listings, rates, lastUpdated, curatedCodes }: ListingsCopy): ListingsState {
  return { ...EMPTY, listings, rates, lastUpdated, curatedListings: pick(listings, curatedCodes) };
}

function copyOf({ listings, rates, lastUpdated, curatedListings }: ListingsState): ListingsCopy | null {
  if (!rates || lastUpdated === null) return null;
  return { listings: [...listings], curatedCodes: curatedListings.map(({ code }) => code), rates, lastUpdated };
}

/** Makes the store; pages use the one below. */
export function createListingsStore({ fetch, now, openStorage }: ListingsPorts): ListingsStore {
  const $listings = atom<ListingsState>(EMPTY);
  const change = (changes: Partial<ListingsState>) => $listings.set({ ...$listings.get(), ...changes });
  let running: Promise<readonly CatalogueEntry[]> | null = null;

  const isFresh = ({ lastUpdated }: ListingsState) => {
    const age = now() - (lastUpdated ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < LISTINGS_TTL_MS;
  };

  const readCopy = async () => {
    const { readListingsCopy } = await import('./listings.api.ts');
    const copy = readListingsCopy(openStorage);
    if (copy) $listings.set(stateOf(copy));
  };
  let loadedCopy: Promise<void> | null = null;
  const loadCopy = () => {
    loadedCopy ??= readCopy();
    return loadedCopy;
  };

  const save = async () => {
    const { writeListingsCopy } = await import('./listings.api.ts');
    const copy = copyOf($listings.get());
    if (copy) writeListingsCopy(openStorage, copy);
  };

  const replace = async () => {
    const { fetchListings } = await import('./listings.api.ts');
    const { listings, rates } = await fetchListings(fetch);
    const curatedCodes = $listings.get().curatedListings.map(({ code }) => code);
    $listings.set({ ...stateOf({ listings, rates, curatedCodes, lastUpdated: now() }), isFetching: true });
    await save().catch(() => undefined);
  };

  const reload = async () => {
    await loadCopy().catch(() => undefined);
    change({ isFetching: true, loadingError: null });
    await replace().catch(() => change({ loadingError: LISTINGS_PROBLEM }));
    change({ isFetching: false });
    running = null;
    return $listings.get().listings;
  };

  const reloadListings = () => {
    running ??= reload();
    return running;
  };

  const loadListings = async () => {
    await loadCopy().catch(() => undefined);
    return isFresh($listings.get()) ? $listings.get().listings : reloadListings();
  };

  const curateListings = async (codes: readonly string[]) => {
    // Those at hand are good enough: whoever requests younger ones says so.
    const all = $listings.get().listings.length > 0 ? $listings.get().listings : await loadListings();
    const curatedListings = pick(all, codes);
    if (codesOf(curatedListings) === codesOf($listings.get().curatedListings)) return;
    change({ curatedListings });
    await save().catch(() => undefined);
  };

  return { $listings, loadListings, reloadListings, curateListings };
}

/** The listings of this page. */
export const { $listings, loadListings, reloadListings, curateListings } = createListingsStore({
  now: () => Date.now(),
  openStorage: () => localStorage,
});
