import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { itemPrice } from '../../lib/cart/price-item.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { tripChangeMessages } from '../../lib/messages/trip-change.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { BookingFoot } from './BookingFoot.tsx';
import formCss from './booking.css?inline';
import fieldsCss from './booking-fields.css?inline';
import summaryCss from './booking-summary.css?inline';
import { firstField } from './first-problem.ts';
import { TripChangeReview } from './TripChangeReview.tsx';
import { TripFields } from './TripFields.tsx';
import { TripSummary } from './TripSummary.tsx';
import { type TripChangeSubject, useTripChange } from './use-trip-change.ts';
import { useTripForm } from './use-trip-form.ts';

interface Props extends TripChangeSubject {
  readonly detail: ListingDetail;
  readonly view: PriceFormat;
}

/** The form of a booked trip; then what the change costs, and the button that makes it. */
export function TripChangeForm({ detail, view, ...subject }: Props) {
  useStyles(fieldsCss + summaryCss + formCss);
  const language = useLanguage();
  const t = tripChangeMessages(language);
  const { bookingRef, booked } = subject;
  const form = useRef<HTMLFormElement>(null);
  const item = useMemo(() => ({ ref: `${bookingRef}-${booked.ref}`, trip: booked.trip }), [bookingRef, booked]);
  const tripForm = useTripForm({ detail, item, isShown: true, booked: booked.trip });
  const { problems, choice, people, trip } = tripForm;
  const change = useTripChange(subject, view.locale);
  const [isAnnounced, setAnnounced] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const [first] = problems;
    setAnnounced(first !== undefined);
    if (first) firstField(form.current, first.field)?.focus();
    else change.ask(choice);
  };
  const chooseDeparture = (date: string, time: string) => {
    tripForm.change({ date, time });
    change.ask({ ...choice, date, time });
  };
  if (change.step.kind !== 'form')
    return (
      <TripChangeReview
        booked={booked}
        dueCents={subject.dueCents}
        step={change.step}
        message={change.message}
        isBusy={change.isBusy}
        noun={tripForm.noun}
        locale={view.locale}
        onConfirm={change.confirm}
        onChoose={chooseDeparture}
        onBack={change.back}
      />
    );
  return (
    <form className="booking" ref={form} noValidate onSubmit={submit}>
      <TripFields detail={detail} form={tripForm} locale={view.locale} />
      <TripSummary detail={detail} form={tripForm} view={view} />
      <BookingFoot
        usd={itemPrice(trip.price, people, view).totalUsd}
        people={people}
        view={view}
        included={detail.inclusions}
        message={
          isAnnounced && problems.length > 0 ? bookingMessages(language).missing(problems.length) : change.message
        }
      >
        <button className="button" type="submit">
          {change.isBusy ? t.moment : t.seeDifference}
        </button>
      </BookingFoot>
    </form>
  );
}
