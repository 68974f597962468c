import { detailIn } from '../../lib/catalogue/known-listing.ts';
import { usePreference } from '../currency/use-preference.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { useListings } from '../listing/use-listings.ts';
import { $recent, $saved } from '../shortlist/shortlists.store.ts';
import { EmptyCart } from './EmptyCart.tsx';

/** Each costs a request. */
const MAX_SHOWN = 3;

/**
 * An empty cart, with the trips that its owner has looked at.
 *
 * @param isEmptied whether there was something in it on this page
 */
export function EmptyCartScreen({ isEmptied }: { readonly isEmptied: boolean }) {
  const view = usePreference();
  const saved = useBrowserStore($saved, []).slice(0, MAX_SHOWN);
  const recent = useBrowserStore($recent, [])
    .filter((code) => !saved.includes(code))
    .slice(0, MAX_SHOWN);
  const { listings } = useListings([...saved, ...recent]);
  const detailsOf = (codes: readonly string[]) =>
    codes.map((code) => detailIn(listings, code)).filter((detail) => detail !== null);
  return <EmptyCart isEmptied={isEmptied} saved={detailsOf(saved)} recent={detailsOf(recent)} view={view} />;
}
