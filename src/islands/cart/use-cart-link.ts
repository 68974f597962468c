import { secretLink } from '../../lib/booking/ref-url.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { $bookingSecrets } from '../booking-service/booking-secrets.store.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useBrowserStore } from '../kit/use-store.ts';

/** The link to this cart; null until the server has saved it. */
export function useCartLink(): string | null {
  const language = useLanguage();
  const ref = useBrowserStore($bookingRef, null);
  const secrets = useBrowserStore($bookingSecrets, {});
  const secret = ref === null ? undefined : secrets[ref];
  return ref === null || secret === undefined
    ? null
    : secretLink(location.origin, localizedPath(PATHS.cart, language), ref, secret);
}
