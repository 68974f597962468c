import { useState } from 'react';
import type { BookedTrip } from '../../lib/bookings/booking.schema.ts';
import type { FilePart } from './BookingActions.tsx';
import { ChangeTripDialog } from './ChangeTripDialog.tsx';
import { DropTripDialog } from './DropTripDialog.tsx';
import { HotelDialog } from './HotelDialog.tsx';
import { LoadedListing } from './LoadedListing.tsx';

interface Props extends FilePart {
  readonly booked: BookedTrip;
}

/** What can be changed of a trip that is to come, or that was called off. */
export function TripActions({ booked, ...part }: Props) {
  const [open, setOpen] = useState<'change' | 'hotel' | 'drop' | null>(null);
  const close = () => setOpen(null);
  const { file } = part;
  const isToCome = file.actions.includes('change') && Date.parse(booked.departure) > Date.parse(file.asOf);
  const hotelSides = isToCome ? (file.hotelStops[booked.ref] ?? []) : [];
  const { refundIfDropped } = booked;
  if (!isToCome && !refundIfDropped) return null;
  return (
    <>
      <p className="desk-actions no-print">
        {isToCome && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`Change: ${booked.title}`}
            onClick={() => setOpen('change')}
          >
            Change
          </button>
        )}
        {refundIfDropped && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`Money back: ${booked.title}`}
            onClick={() => setOpen('drop')}
          >
            Money back
          </button>
        )}
        {hotelSides.length > 0 && (
          <button
            type="button"
            className={booked.unknownHotels ? 'button' : 'button button-quiet'}
            aria-label={`Hotel: ${booked.title}`}
            onClick={() => setOpen('hotel')}
          >
            {booked.unknownHotels ? 'Name the hotel' : 'Hotel'}
          </button>
        )}
      </p>
      {open === 'change' && (
        <LoadedListing code={booked.trip.listingCode}>
          {(detail) => <ChangeTripDialog {...part} booked={booked} detail={detail} close={close} />}
        </LoadedListing>
      )}
      {open === 'drop' && refundIfDropped && (
        <DropTripDialog {...part} booked={booked} refund={refundIfDropped} close={close} />
      )}
      {open === 'hotel' && <HotelDialog {...part} booked={booked} sides={hotelSides} close={close} />}
    </>
  );
}
