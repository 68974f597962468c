import { useRef, useState } from 'react';
import { parseBookingLink } from '../../lib/booking/parse-booking-link.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { myTripsMessages } from '../../lib/messages/my-trips.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { storeSecret } from '../booking-service/booking-secrets.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { $pendingBookings, NOTHING_PENDING } from '../booking-service/pending-bookings.store.ts';
import { $storedBookings } from '../booking-service/stored-bookings.store.ts';
import { usePreference } from '../currency/use-preference.ts';
import { LazyPart } from '../kit/lazy-part.tsx';
import { PendingNotice } from '../kit/PendingNotice.tsx';
import css from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { FindBooking } from './FindBooking.tsx';
import { OpenByLink } from './OpenByLink.tsx';
import { removeFromDevice } from './remove-from-device.ts';
import { storedBookingsCode } from './stored-bookings-code.ts';
import tripsCss from './trips.css?inline';

export interface TripsProps {
  readonly go: Navigate;
  readonly service: BookingService;
}

/** The bookings of this device, and a field to add one from another. */
export function TripsScreen({ go, service }: TripsProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(tripsCss);
  const language = useLanguage();
  const t = myTripsMessages(language);
  const { locale } = usePreference();
  const stored = useBrowserStore($storedBookings, []);
  const { waiting } = useBrowserStore($pendingBookings, NOTHING_PENDING);
  const now = useNow();
  const status = useRef<HTMLParagraphElement>(null);
  const [removedText, setRemovedText] = useState('');
  const open = (text: string) => {
    const key = parseBookingLink(text);
    if (!key) return false;
    storeSecret(key.ref, key.secret);
    go(localizedPath(`${PATHS.confirmation}#ref=${key.ref}`, language));
    return true;
  };
  const remove = (ref: string) => {
    removeFromDevice(ref);
    setRemovedText(t.removed(ref));
    status.current?.focus();
  };
  return (
    <div className="trips">
      {waiting !== null && <PendingNotice checkoutPath={localizedPath(PATHS.payment, language)} canChange={false} />}
      <p ref={status} className="trips-status" role="status" tabIndex={-1}>
        {removedText}
      </p>
      {stored.length === 0 && <p>{t.none}</p>}
      {stored.length > 0 && <LazyPart code={storedBookingsCode} part={{ stored, now, locale, onRemove: remove }} />}
      <OpenByLink onOpen={open} />
      <FindBooking service={service} />
    </div>
  );
}
