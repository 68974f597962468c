import { type ReactNode, useEffect, useRef } from 'react';
import { type PlaceNoun, refusedText } from '../../lib/availability/availability.text.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { BookedTrip } from '../../lib/bookings/booking.schema.ts';
import { quoteSentences } from '../../lib/bookings/trip-change.text.ts';
import { tripChangeMessages } from '../../lib/messages/trip-change.ts';
import { peopleText } from '../../lib/money/people.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaDay, formatManilaTime } from '../../lib/time/manila-format.ts';
import { DepartureButtons } from '../availability/DepartureButtons.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './trip-change.css?inline';
import type { TripChangeStep } from './use-trip-change.ts';

interface Props {
  readonly booked: BookedTrip;
  /** What is to be paid before the change, in US cents. */
  readonly dueCents: number;
  readonly step: Exclude<TripChangeStep, { readonly kind: 'form' }>;
  /** The error of the last try; empty before the first. */
  readonly message: string;
  readonly isBusy: boolean;
  readonly noun: PlaceNoun;
  readonly locale: string;
  readonly onConfirm: () => void;
  /** Takes another departure. */
  readonly onChoose: (date: string, time: string) => void;
  readonly onBack: () => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly trip: TripChoice;
  readonly locale: string;
}

/** A departure and its group: "Tue, Jan 12, 2027, 7:30 AM, 2 people". */
function Choice({ label, trip, locale }: ChoiceProps) {
  const language = useLanguage();
  const instant = manilaInstant(trip.date, trip.time);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Message
          parts={tripChangeMessages(language).choice<ReactNode>(
            <LocalTime instant={instant} locale={locale} as={formatManilaDay} />,
            <LocalTime instant={instant} locale={locale} as={formatManilaTime} />,
            peopleText(trip.people, language),
          )}
        />
      </dd>
    </div>
  );
}

/** What a change costs, or that it has no room: shown before anything is changed. */
export function TripChangeReview({ booked, dueCents, step, message, isBusy, noun, locale, ...does }: Props) {
  const { onConfirm, onChoose, onBack } = does;
  useStyles(css);
  const language = useLanguage();
  const t = tripChangeMessages(language);
  const heading = useRef<HTMLHeadingElement>(null);
  const isQuote = step.kind === 'quote';
  // The pressed button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own heading
  useEffect(() => heading.current?.focus(), [step]);
  const [first, ...others] = isQuote ? quoteSentences(step.quote, dueCents, locale, language) : [];
  const alternatives = isQuote ? [] : step.fullTrip.alternatives;
  const content: ReactNode = isQuote ? (
    <div className="trip-change-money">
      <p>
        <strong>{first}</strong>
      </p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  ) : (
    <>
      <p>
        {refusedText(step.fullTrip, step.choice.people, noun, language)}{' '}
        {step.fullTrip.isOnRequest && `${t.writeToUs} `}
        {t.notChanged}
      </p>
      {alternatives.length === 0 ? (
        <p>{t.noRoom}</p>
      ) : (
        <>
          <p>{t.roomAt}</p>
          <DepartureButtons
            departures={alternatives}
            noun={noun}
            locale={locale}
            isBusy={isBusy}
            onChoose={({ date, time }) => onChoose(date, time)}
          />
        </>
      )}
    </>
  );
  return (
    <div className="trip-change">
      <h3 ref={heading} tabIndex={-1}>
        {isQuote ? t.isRight : t.notEnoughRoom}
      </h3>
      <dl>
        <Choice label={t.booked} trip={booked.trip} locale={locale} />
        <Choice label={isQuote ? t.new : t.yourChoice} trip={step.choice} locale={locale} />
      </dl>
      {content}
      <p className="booking-message" role="alert">
        {message}
      </p>
      <div className="message-links">
        {isQuote && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={onConfirm}>
            {isBusy ? t.changing : t.change}
          </button>
        )}
        <button type="button" className="button button-quiet" aria-disabled={isBusy} onClick={onBack}>
          {t.chooseAgain}
        </button>
      </div>
      <p className="soft small">{t.note}</p>
    </div>
  );
}
