import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { nextDeparture, tripList } from '../../lib/bookings/trip-list.ts';
import { storedBookingsMessages } from '../../lib/messages/stored-bookings.ts';
import { openTasks } from '../../lib/participants/open-tasks.ts';
import { useLanguage } from '../kit/use-language.ts';
import { StoredBookingCard } from './StoredBookingCard.tsx';

export interface StoredBookingsProps {
  readonly stored: readonly { readonly booking: Booking }[];
  readonly now: number;
  readonly locale: string;
  readonly onRemove: (ref: string) => void;
}

/** The bookings of a device: those with a trip to come, then the others. */
export function StoredBookings({ stored, now, locale, onRemove }: StoredBookingsProps) {
  const t = storedBookingsMessages(useLanguage());
  const { ahead, past } = tripList(stored, now);
  const card = ({ booking }: { readonly booking: Booking }) => (
    <StoredBookingCard
      key={booking.ref}
      booking={booking}
      next={nextDeparture(booking, now)}
      isHotelMissing={openTasks(booking, now).hotels}
      locale={locale}
      onRemove={() => onRemove(booking.ref)}
    />
  );
  return (
    <>
      {ahead.length > 0 && (
        <section aria-labelledby="ahead-title">
          <h2 id="ahead-title">{t.ahead}</h2>
          <ul>{ahead.map(card)}</ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-title">
          <h2 id="past-title">{t.past}</h2>
          <ul>{past.map(card)}</ul>
        </section>
      )}
    </>
  );
}
