import { useState } from 'react';
import { itemPrice } from '../../lib/cart/price-item.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { type CounterBookingResponse, counterBookingContract } from '../../lib/desk/counter-booking.contract.ts';
import { isManualPaymentId } from '../../lib/payments/manual-payment-id.ts';
import { identifier } from '../../lib/text/identifier.ts';
import { usePhoneBook } from '../checkout/use-phone-book.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { useDeskCommand } from './use-desk-command.ts';
import { type TripField, useDeskTrip } from './use-desk-trip.ts';

/** Who books, and how they pay. */
export interface CounterBooker {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly payment: 'cash' | 'link';
  readonly receipt: string;
  /** Whether they know the rules of cancelling. */
  readonly hasAgreed: boolean;
}

const NOBODY: CounterBooker = { name: '', mobile: '', email: '', payment: 'link', receipt: '', hasAgreed: false };

type CounterField = keyof CounterBooker | TripField;

/** What is wrong with a number: nothing of it, its form, or its digits. */
function mobileProblem(text: string): string {
  return /^\+[\d\s().-]{8,}$/.test(text.trim())
    ? 'This number does not exist: check its digits.'
    : 'A number such as 0917 555 0100, or with + and its country';
}

/** The form of a booking at the counter: its choices, its price, and what is still wrong. */
export function useCounterForm(detail: ListingDetail, onPlaced: (placed: CounterBookingResponse) => void) {
  const trip = useDeskTrip(detail);
  const command = useDeskCommand(counterBookingContract);
  const [booker, setBooker] = useState(NOBODY);
  const [refs] = useState(() => ({ booking: identifier(cryptoRandom), item: identifier(cryptoRandom) }));
  const [refusals, setRefusals] = useState(0);
  const phones = usePhoneBook();
  const price = itemPrice(trip.trip.price, trip.people, { currency: 'USD', rate: 1 });
  const mobile = phones?.parsePhone(booker.mobile, 'PH')?.number ?? null;
  const problems: Partial<Record<CounterField, string>> = {
    ...(booker.name.trim().length < 2 && { name: 'The name, as on the passport' }),
    ...(mobile === null && { mobile: mobileProblem(booker.mobile) }),
    ...(!/^\S+@\S+\.\S+$/.test(booker.email.trim()) && { email: 'An address such as maria@example.com' }),
    ...(booker.payment === 'cash' &&
      !isManualPaymentId(booker.receipt.trim()) && {
        receipt: 'The number of the receipt, without spaces',
      }),
    ...(!booker.hasAgreed && { hasAgreed: 'Tell them first, then tick this.' }),
    ...trip.problems,
  };

  const submit = async () => {
    if (Object.keys(problems).length > 0 || mobile === null) return setRefusals(refusals + 1);
    const { title, path } = detail;
    const placed = await command.send(counterBookingContract.path, {
      bookingRef: refs.booking,
      contactInfo: { name: booker.name.trim(), email: booker.email.trim(), mobile },
      bookingItems: [{ ref: refs.item, trip: trip.choice, title, path, ...price }],
      currency: 'USD',
      expectedTotalUsd: price.totalUsd,
      termsAccepted: true,
      payment: booker.payment === 'cash' ? { kind: 'cash', receipt: booker.receipt.trim() } : { kind: 'link' },
    });
    if (placed) onPlaced(placed);
  };

  return {
    trip,
    booker,
    totalUsd: price.totalUsd,
    problemAt: (field: CounterField) => (refusals > 0 ? problems[field] : undefined),
    changeBooker: (changes: Partial<CounterBooker>) => setBooker((last) => ({ ...last, ...changes })),
    submit,
    /** How often something was wrong when it was to be sent. */
    refusals,
    isBusy: command.isBusy,
    problem: command.problem,
  };
}

export type CounterFormState = ReturnType<typeof useCounterForm>;
