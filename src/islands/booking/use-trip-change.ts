import { useRef, useState } from 'react';
import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { BookedTrip, Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangedChoice, TripChangeQuote } from '../../lib/bookings/change-trip.contract.ts';
import { changedText } from '../../lib/bookings/trip-change.text.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { tripRefusalText } from '../../lib/checkout/trip-refusal.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { tripChangeMessages } from '../../lib/messages/trip-change.ts';
import type { Conflict, Invalid, RequestError } from '../../lib/site/request-outcome.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import { joinSentences } from '../../lib/text/join-words.ts';
import { stableStringify } from '../../lib/text/stable-stringify.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { isUnanswered } from '../booking-service/is-unanswered.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useRequestKey } from '../kit/use-request-key.ts';

/** A trip that is changed, and what is told of it. */
export interface TripChangeSubject {
  readonly bookingRef: string;
  readonly booked: BookedTrip;
  /** What is to be paid for the booking as it is, in US cents. */
  readonly dueCents: number;
  readonly service: BookingService;
  /** Called with the booking as it is then, and a sentence about the change. */
  readonly onChanged: (booking: Booking, text: string) => void;
}

/** What is shown: the form, the price of a choice, or that it has no room. */
export type TripChangeStep =
  | { readonly kind: 'form' }
  | { readonly kind: 'quote'; readonly choice: TripChoice; readonly quote: TripChangeQuote }
  | { readonly kind: 'full'; readonly choice: TripChoice; readonly fullTrip: FullTrip };

const FORM: TripChangeStep = { kind: 'form' };

function failureText(outcome: Invalid | RequestError, language: Language): string {
  const { error, notChanged } = tripChangeMessages(language);
  if (outcome.kind !== 'invalid') return requestErrorText(outcome, error, language);
  const reasons = outcome.errors.map((error) => tripRefusalText(error, language)).filter((text) => text !== null);
  const known = reasons.length > 0 || outcome.errors.length === 0 ? reasons : [error.other];
  return joinSentences([notChanged, ...known], language);
}

function refusalText({ code = '', detail }: Conflict, language: Language): string {
  const { refusal, other } = tripChangeMessages(language).error;
  const known: Readonly<Record<string, string>> = refusal;
  return known[code] ?? serviceText(detail, language) ?? other;
}

const withoutCode = ({ listingCode: _code, ...choice }: TripChoice): ChangedChoice => choice;

/**
 * Asks what a change costs, then makes it: one request at a time
 * (specification.md#changing-a-trip).
 */
export function useTripChange(subject: TripChangeSubject, locale: string) {
  const { bookingRef, booked, dueCents, service, onChanged } = subject;
  const language = useLanguage();
  const t = tripChangeMessages(language).error;
  const [step, setStep] = useState<TripChangeStep>(FORM);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const { keyFor, settle } = useRequestKey();
  const alone = async (work: () => Promise<string>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setMessage('');
    setMessage(await work());
    setBusy(false);
    running.current = false;
  };
  const quote = async (choice: TripChoice): Promise<string> => {
    if (stableStringify(choice) === stableStringify(booked.trip)) return t.same;
    const outcome = await service.quoteTripChange(bookingRef, { tripRef: booked.ref, choice: withoutCode(choice) });
    if (outcome.kind === 'conflict') return refusalText(outcome, language);
    if (outcome.kind !== 'ok') return failureText(outcome, language);
    setStep({ kind: 'quote', choice, quote: outcome.quote });
    return '';
  };
  const change = async (choice: TripChoice, shown: TripChangeQuote): Promise<string> => {
    const request = { tripRef: booked.ref, choice: withoutCode(choice), expectedTotalUsd: shown.newTotalUsd };
    const outcome = await service.changeTrip(bookingRef, request, keyFor(request));
    settle(isUnanswered(outcome));
    if (outcome.kind === 'ok') onChanged(outcome.booking, changedText(shown, dueCents, locale, language));
    if (outcome.kind === 'ok') return '';
    if (outcome.kind !== 'conflict') return failureText(outcome, language);
    const [fullTrip] = outcome.fullTrips;
    if (fullTrip) setStep({ kind: 'full', choice, fullTrip });
    if (outcome.quote) setStep({ kind: 'quote', choice, quote: outcome.quote });
    if (fullTrip) return '';
    return outcome.quote ? t.otherPrice : refusalText(outcome, language);
  };
  return {
    step,
    message,
    isBusy,
    ask: (choice: TripChoice) => alone(() => quote(choice)),
    confirm: () => alone(async () => (step.kind === 'quote' ? change(step.choice, step.quote) : '')),
    back: () => {
      setMessage('');
      setStep(FORM);
    },
  };
}
