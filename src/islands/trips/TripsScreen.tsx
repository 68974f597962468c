import { useRef, useState } from 'react';
import { nextDeparture, tripList } from '../../lib/booking/trip-list.ts';
import { readPastedLink } from '../../lib/booking-ref/pasted-link.ts';
import { DEFAULT_PREFERENCE } from '../../lib/currency/preference.ts';
import { PATHS } from '../../lib/paths.ts';
import { noteSecret } from '../../lib/stores/booking-secrets.ts';
import { $keptBookings, type KeptBooking } from '../../lib/stores/kept-bookings.ts';
import { $outbox, NOTHING_WAITS } from '../../lib/stores/outbox.ts';
import { $preference } from '../../lib/stores/preference.ts';
import { takeOffDevice } from '../../lib/stores/take-off-device.ts';
import css from '../parts/screens/screen.css?inline';
import formCss from '../parts/screens/screen-form.css?inline';
import { WaitingNote } from '../parts/screens/WaitingNote.tsx';
import { KeptBookingCard } from '../parts/trips/KeptBookingCard.tsx';
import { OpenByLink } from '../parts/trips/OpenByLink.tsx';
import tripsCss from '../parts/trips/trips.css?inline';
import { useStyles } from '../parts/use-styles.ts';
import { useBrowserStore } from '../use-browser-store.ts';
import { useNow } from '../use-now.ts';

export interface TripsProps {
  readonly go: (address: string) => void;
}

/** The bookings of this device, and a way to bring one from another. */
export function TripsScreen({ go }: TripsProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(tripsCss);
  const { locale } = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const kept = useBrowserStore($keptBookings, []);
  const { waiting } = useBrowserStore($outbox, NOTHING_WAITS);
  const now = useNow();
  const said = useRef<HTMLParagraphElement>(null);
  const [forgotten, setForgotten] = useState('');
  const { ahead, past } = tripList(kept, now);
  const open = (text: string) => {
    const key = readPastedLink(text);
    if (!key) return false;
    noteSecret(key.ref, key.secret);
    go(`${PATHS.confirmation}#ref=${key.ref}`);
    return true;
  };
  const forget = (ref: string) => {
    takeOffDevice(ref);
    setForgotten(`Booking ${ref} is off this device. It stands as it was; the link in our e-mail opens it again.`);
    said.current?.focus();
  };
  const card = ({ booking }: KeptBooking) => (
    <KeptBookingCard
      key={booking.ref}
      booking={booking}
      next={nextDeparture(booking, now)}
      locale={locale}
      onForget={() => forget(booking.ref)}
    />
  );
  return (
    <div className="trips">
      {waiting !== null && <WaitingNote checkoutPath={PATHS.payment} canChange={false} />}
      <p ref={said} className="trips-said" role="status" tabIndex={-1}>
        {forgotten}
      </p>
      {kept.length === 0 && <p>No booking was made or opened on this device yet.</p>}
      {ahead.length > 0 && (
        <section aria-labelledby="ahead-title">
          <h2 id="ahead-title">Ahead</h2>
          <ul>{ahead.map(card)}</ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-title">
          <h2 id="past-title">Over or called off</h2>
          <ul>{past.map(card)}</ul>
        </section>
      )}
      <OpenByLink onOpen={open} />
    </div>
  );
}
