import { useRef, useState } from 'react';
import { parseBookingLink } from '../../lib/booking/parse-booking-link.ts';
import { DEFAULT_PREFERENCE } from '../../lib/money/currency-preference.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { storeSecret } from '../booking-service/booking-secrets.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { $storedBookings } from '../booking-service/stored-bookings.store.ts';
import { $outbox, NOTHING_WAITS } from '../checkout/pending-bookings.store.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { LatePart } from '../kit/lazy-part.tsx';
import css from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useNow } from '../kit/use-now.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { WaitingNote } from '../kit/WaitingNote.tsx';
import { useBrowserStore } from '../storage/use-store.ts';
import { FindBooking } from './FindBooking.tsx';
import { takeOffDevice } from './forget-booking.ts';
import { keptBookingsCode } from './kept-bookings-code.ts';
import { OpenByLink } from './OpenByLink.tsx';
import tripsCss from './trips.css?inline';

export interface TripsProps {
  readonly go: Navigate;
  readonly service: BookingService;
}

/** The bookings of this device, and a way to bring one from another. */
export function TripsScreen({ go, service }: TripsProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(tripsCss);
  const { locale } = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const kept = useBrowserStore($storedBookings, []);
  const { waiting } = useBrowserStore($outbox, NOTHING_WAITS);
  const now = useNow();
  const said = useRef<HTMLParagraphElement>(null);
  const [forgotten, setForgotten] = useState('');
  const open = (text: string) => {
    const key = parseBookingLink(text);
    if (!key) return false;
    storeSecret(key.ref, key.secret);
    go(`${PATHS.confirmation}#ref=${key.ref}`);
    return true;
  };
  const forget = (ref: string) => {
    takeOffDevice(ref);
    setForgotten(`Booking ${ref} is off this device. It stands as it was; the link in our e-mail opens it again.`);
    said.current?.focus();
  };
  return (
    <div className="trips">
      {waiting !== null && <WaitingNote checkoutPath={PATHS.payment} canChange={false} />}
      <p ref={said} className="trips-said" role="status" tabIndex={-1}>
        {forgotten}
      </p>
      {kept.length === 0 && <p>No booking was made or opened on this device yet.</p>}
      {kept.length > 0 && <LatePart code={keptBookingsCode} part={{ kept, now, locale, onForget: forget }} />}
      <OpenByLink onOpen={open} />
      <FindBooking service={service} />
    </div>
  );
}
