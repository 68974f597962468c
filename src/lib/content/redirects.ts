import { redirectingPathsOf } from '../catalogue/addresses.ts';
import type { Redirect } from '../redirects/redirect.schema.ts';
import type { RedirectRule } from '../redirects/redirect-rule.schema.ts';
import { publishedListings } from './catalogue.ts';
import { settingsFile } from './library.ts';

async function editorsRules(): Promise<readonly RedirectRule[]> {
  const { data } = await settingsFile<{ redirects: Redirect[] }>('redirects');
  return data.redirects.map(({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 }));
}

async function listingRules(): Promise<readonly RedirectRule[]> {
  const listings = await publishedListings();
  return listings.flatMap((listing) =>
    redirectingPathsOf(listing).map((from) => ({ from, to: listing.path, status: 301 as const })),
  );
}

/** The editors' table and the addresses at which travellers look for a listing in vain (specification, section 2, Redirects). */
export async function redirectRules(): Promise<readonly RedirectRule[]> {
  return [...(await editorsRules()), ...(await listingRules())];
}

/** The editors' own rules, which also become pages for hosts that cannot redirect. */
export function redirectPages(): Promise<readonly RedirectRule[]> {
  return editorsRules();
}
