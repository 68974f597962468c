import { secretLink } from '../../lib/booking/ref-url.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { $bookingSecrets } from '../booking-service/booking-secrets.store.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { ShareCart } from './ShareCart.tsx';

/** The link to this cart, once the server has it: before, nothing could be opened elsewhere. */
export function CartShare() {
  const ref = useBrowserStore($bookingRef, null);
  const secrets = useBrowserStore($bookingSecrets, {});
  const secret = ref === null ? undefined : secrets[ref];
  if (ref === null || secret === undefined) return null;
  return <ShareCart link={secretLink(location.origin, PATHS.cart, ref, secret)} />;
}
