import { useState } from 'react';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { BookedTrip } from '../../lib/bookings/booking.schema.ts';
import { deskHotelContract } from '../../lib/desk/booking-commands.contract.ts';
import { Field } from '../kit/Field.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { Choices } from './Choices.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface Props extends FilePart {
  readonly booked: BookedTrip;
  /** The stops that are hotels. */
  readonly sides: readonly StopSide[];
  readonly close: () => void;
}

const SIDES = { pickup: 'Pickup', dropoff: 'Drop-off' } as const;

/** As in hotelSchema. */
const MAX_HOTEL_LENGTH = 160;

/** Names or corrects the hotel of a stop, which costs nothing. */
export function HotelDialog({ path, replace, booked, sides, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(deskHotelContract);
  const { trip, unknownHotels = [] } = booked;
  const [side, setSide] = useState<StopSide>(unknownHotels[0] ?? sides[0] ?? 'pickup');
  const [hotels, setHotels] = useState({ pickup: trip.pickup.text, dropoff: trip.dropoff.text });
  const [isChecked, setChecked] = useState(false);
  const hotel = hotels[side].trim();
  const isNamed = /\p{L}/u.test(hotel) && hotel.length > 1;
  const run = async () => {
    setChecked(true);
    if (!isNamed) return;
    const changed = await send(`${path}${deskHotelContract.path}`, { tripRef: booked.ref, side, hotel });
    if (!changed) return;
    replace(changed);
    close();
  };
  return (
    <ActionDialog
      title="Which hotel?"
      action="Save the hotel"
      isBusy={isBusy}
      problem={problem}
      onSend={run}
      close={close}
    >
      <p>The price stays. Nobody gets a mail: the lists and the calendars of companies show it at once.</p>
      <Choices
        name="side"
        legend="Where?"
        value={side}
        onChange={setSide}
        options={sides.map((value) => ({ value, title: SIDES[value], text: booked[value].name }))}
      />
      <Field
        id="hotel"
        label="Hotel"
        problem={isChecked && !isNamed ? 'The name of the hotel, such as: Casa Maria' : undefined}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={MAX_HOTEL_LENGTH}
            value={hotels[side]}
            onChange={({ target }) => setHotels({ ...hotels, [side]: target.value })}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
