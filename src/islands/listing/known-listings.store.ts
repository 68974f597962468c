import { atom } from 'nanostores';
import { detailIn, type KnownListing, type KnownListings } from '../../lib/catalogue/known-listing.ts';

/** The listings that this page has requested. */
export const $knownListings = atom<KnownListings>(new Map());

const loading = new Map<string, Promise<KnownListing>>();

/** Statuses of listings that are withdrawn, not only unreachable. */
const GONE: ReadonlySet<unknown> = new Set([404, 410]);

async function requestListing(code: string): Promise<KnownListing> {
  // The client and zod come with the first request, not with the page.
  const [{ loadSiteData }, { listingContract }] = await Promise.all([
    import('../kit/load-site-data.ts'),
    import('../../lib/site/site-data.contract.ts'),
  ]);
  try {
    return { kind: 'found', detail: await loadSiteData(listingContract(code), { fresh: true }) };
  } catch (error) {
    return { kind: GONE.has((error as { readonly status?: unknown }).status) ? 'gone' : 'failed' };
  }
}

async function requestOnce(code: string): Promise<KnownListing> {
  const running = loading.get(code) ?? requestListing(code).catch(() => ({ kind: 'failed' }) as const);
  loading.set(code, running);
  const known = await running;
  loading.delete(code);
  $knownListings.set(new Map([...$knownListings.get(), [code, known]]));
  return known;
}

/**
 * Loads the data of listings into {@link $knownListings}, each once a page. Failed ones are
 * requested again; never rejects.
 */
export async function loadKnownListings(codes: readonly string[]): Promise<void> {
  const open = codes.filter((code) => detailIn($knownListings.get(), code) === null);
  await Promise.all([...new Set(open)].map(requestOnce));
}
