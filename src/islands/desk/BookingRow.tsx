import type { ListedBooking } from '../../lib/desk/booking-list.contract.ts';
import { deskHref } from '../../lib/desk/desk-route.ts';
import { peopleText } from '../../lib/money/people.ts';
import { amountText, momentText } from './desk-format.ts';
import { StatusChip } from './StatusChip.tsx';

/** States in which what is not paid is still asked for. */
const PAYABLE: readonly string[] = ['awaiting-payment', 'deposit-paid', 'paid', 'confirmed'];

/** A booking in a list: who, when, and what is unpaid or owed back. */
export function BookingRow({ booking }: { readonly booking: ListedBooking }) {
  const { ref, status, name, totalUsd, paidCents, refundCents, trips, reseller } = booking;
  const dueCents = PAYABLE.includes(status) ? totalUsd * 100 - paidCents : 0;
  return (
    <a className="desk-card desk-booking-row" href={deskHref({ screen: 'booking', ref })}>
      <span className="desk-row-head">
        <strong>{name}</strong>
        <StatusChip status={status} />
      </span>
      {trips.map(({ title, departure, people, arrival }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A list has no other key for a trip.
        <span key={index}>
          {momentText(departure)} · {title}, {peopleText(people, 'en')}
          {arrival && ` · arrives ${arrival}`}
        </span>
      ))}
      <span className="soft">
        {ref}
        {reseller && ` · sold by ${reseller}`}
      </span>
      {dueCents > 0 && <span className="desk-open">{amountText(dueCents, 'en-US')} not paid yet</span>}
      {refundCents > 0 && <span className="desk-open">{amountText(refundCents, 'en-US')} to give back</span>}
    </a>
  );
}
