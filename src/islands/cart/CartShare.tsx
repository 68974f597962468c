import { secretLink } from '../../lib/booking-ref/ref-address.ts';
import { PATHS } from '../../lib/paths.ts';
import { $bookingRef } from '../../lib/stores/booking-ref.ts';
import { $bookingSecrets } from '../../lib/stores/booking-secrets.ts';
import { ShareCart } from '../parts/cart/ShareCart.tsx';
import { useBrowserStore } from '../use-browser-store.ts';

/** The link to this cart, once the server has it: before, nothing could be opened elsewhere. */
export function CartShare() {
  const ref = useBrowserStore($bookingRef, null);
  const secrets = useBrowserStore($bookingSecrets, {});
  const secret = ref === null ? undefined : secrets[ref];
  if (ref === null || secret === undefined) return null;
  return <ShareCart link={secretLink(location.origin, PATHS.cart, ref, secret)} />;
}
