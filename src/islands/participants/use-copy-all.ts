import { useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { participantsMessages } from '../../lib/messages/participants.ts';
import { copyFromTrip, type TripCopy } from '../../lib/participants/copy-from-trip.ts';
import type { TripForms } from '../../lib/participants/people-of-booking.ts';
import type { TypedDrafts } from '../../lib/participants/saved-travellers.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { storeBooking } from '../booking-service/stored-bookings.store.ts';
import { removeDraft } from '../bookings/participant-drafts.store.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Ports {
  readonly booking: Booking;
  readonly forms: TripForms;
  readonly typed: TypedDrafts;
  readonly service: BookingService;
}

/** Taking all travellers over from another trip. */
export interface CopyAllControl {
  /** The details that can be copied; null where there are none. */
  readonly offer: TripCopy | null;
  readonly busy: boolean;
  /** Why it ended early; empty while it did not. */
  readonly message: string;
  /** Grows with each copy, so that forms start again with the copied details. */
  readonly count: number;
  readonly run: () => void;
}

function problemOf(outcome: ChangeOutcome, language: Language): string | null {
  const t = participantsMessages(language);
  if (outcome.kind === 'ok') return null;
  if (outcome.kind === 'conflict' || outcome.kind === 'invalid')
    return serviceText(outcome.detail, language) ?? t.copyFailed.not;
  return requestErrorText(outcome, t.copyFailed, language);
}

/** Fills the open forms of a trip with the travellers of another one, and saves them. */
export function useCopyAll({ booking, forms, typed, service }: Ports): CopyAllControl {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [count, setCount] = useState(0);
  const offer = copyFromTrip(forms, booking, typed, language);
  const copy = async ({ forms: copies }: TripCopy) => {
    const tripRef = forms.trip.ref;
    for (const form of copies) {
      const outcome = await service.saveParticipant(booking.ref, { tripRef, ...form });
      const problem = problemOf(outcome, language);
      if (problem !== null) return setMessage(problem);
      removeDraft({ ref: booking.ref, tripRef, index: form.index });
      if (outcome.kind === 'ok') storeBooking(outcome.booking);
    }
    return setMessage('');
  };
  const run = () => {
    if (!offer || busy) return;
    setBusy(true);
    copy(offer).finally(() => {
      setBusy(false);
      setCount((before) => before + 1);
    });
  };
  return { offer, busy, message, count, run };
}
