import type { ReactNode } from 'react';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { BookedTrip, Booking } from '../../lib/bookings/booking.schema.ts';
import { voucherCode } from '../../lib/bookings/voucher-code.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../lib/languages/language.ts';
import { voucherMessages } from '../../lib/messages/voucher.ts';
import { useLanguage } from '../kit/use-language.ts';
import { QrCode } from './QrCode.tsx';
import { TripVoucher } from './TripVoucher.tsx';

interface Props {
  readonly booking: Booking;
  readonly operator: string;
  readonly locale: string;
  /** False before any payment. */
  readonly valid: boolean;
  readonly hotelField: (trip: BookedTrip, side: StopSide) => ReactNode;
  readonly action: (trip: BookedTrip) => ReactNode;
}

/** The voucher for the driver or guide, on a screen or on paper. */
export function VoucherCard({ booking, operator, locale, valid, hotelField, action }: Props) {
  const t = voucherMessages(useLanguage());
  const { ref, booker, trips } = booking;
  const bookedIn = isLanguage(booking.language) ? booking.language : DEFAULT_LANGUAGE;
  const ordered = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1));
  return (
    <section className="panel voucher" aria-labelledby="voucher-title">
      <div className="voucher-head">
        <div>
          <h2 id="voucher-title" tabIndex={-1}>
            {valid ? t.title : t.titleUnpaid}
          </h2>
          <p>
            <strong>{booker.name}</strong>
          </p>
          <p className="soft small">{t.operatorAndRef(operator, ref)}</p>
        </div>
        <QrCode text={voucherCode(booking)} label={t.qrCode(ref)} />
      </div>
      <ol>
        {ordered.map((trip) => (
          <TripVoucher key={trip.ref} {...{ trip, bookedIn, locale, hotelField, action }} />
        ))}
      </ol>
      <p className="soft small">{t.palawanTime}</p>
    </section>
  );
}
