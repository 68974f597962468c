import type { ListingDetail } from '../../catalogue/listing-detail.schema.ts';
import { listingDataPath } from '../../paths.ts';
import type { Shortlist } from '../../shortlist/shortlist.ts';

/** What came of asking for listings: each code is in one of the three, in the order asked. */
export interface Details {
  readonly found: readonly ListingDetail[];
  /** Not offered any more, or never. */
  readonly gone: Shortlist;
  /** Not known now: no connection. */
  readonly failed: Shortlist;
}

type Answer = ListingDetail | 'gone' | 'failed';

const known = new Map<string, ListingDetail>();

async function ask(code: string): Promise<Answer> {
  try {
    const response = await fetch(listingDataPath(code));
    if (response.status === 404 || response.status === 410) return 'gone';
    const detail: ListingDetail = await response.json();
    if (!response.ok || detail.code !== code) return 'failed';
    known.set(code, detail);
    return detail;
  } catch {
    return 'failed';
  }
}

/**
 * The data of listings, one small file each: a saved list is short and the catalogue may be long. Each is fetched once a page.
 * Never rejects.
 */
export async function loadDetails(codes: Shortlist): Promise<Details> {
  const answers = await Promise.all(codes.map((code) => known.get(code) ?? ask(code)));
  return {
    found: answers.filter((answer) => typeof answer === 'object'),
    gone: codes.filter((_, index) => answers[index] === 'gone'),
    failed: codes.filter((_, index) => answers[index] === 'failed'),
  };
}
