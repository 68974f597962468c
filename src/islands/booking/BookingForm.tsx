import { type SyntheticEvent, useRef, useState } from 'react';
import { MAX_ITEMS } from '../../lib/cart/cart.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { BookingFoot } from './BookingFoot.tsx';
import formCss from './booking.css?inline';
import fieldsCss from './booking-fields.css?inline';
import summaryCss from './booking-summary.css?inline';
import { firstField } from './first-problem.ts';
import { ReturnOffer } from './ReturnOffer.tsx';
import { TripFields } from './TripFields.tsx';
import { TripSummary } from './TripSummary.tsx';
import { useSaveTrip } from './use-save-trip.ts';
import { type TripFormSubject, useTripForm } from './use-trip-form.ts';

interface Props extends TripFormSubject {
  /** Called once the trip is in the cart, with where the traveller wants to go. */
  readonly onDone: (next: NextStep) => void;
}

/** What follows a trip that is in the cart. */
export type NextStep = 'stay' | 'checkout' | 'return';

function nextStepOf(submitter: HTMLElement | null): NextStep {
  const { value = '' } = submitter instanceof HTMLButtonElement ? submitter : {};
  return value === 'checkout' || value === 'return' ? value : 'stay';
}

/** The form of a trip with its price, until it is added to the cart. */
export function BookingForm({ onDone, ...subject }: Props) {
  useStyles(fieldsCss + summaryCss + formCss);
  const { detail, item } = subject;
  const t = bookingMessages(useLanguage());
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState('');
  const [isAnnounced, setAnnounced] = useState(false);
  const tripForm = useTripForm(subject);
  const { problems, people } = tripForm;
  const { view, totalUsd, add, draftReturn } = useSaveTrip(subject, tripForm);

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const next = nextStepOf(event.nativeEvent.submitter);
    const [first] = problems;
    if (first) {
      tripForm.showProblems();
      setAnnounced(true);
      setRefusal('');
      firstField(form.current, first.field)?.focus();
      return;
    }
    try {
      add();
      if (next === 'return') draftReturn();
      onDone(next);
    } catch (error) {
      setRefusal(error instanceof RangeError ? t.cartFull(MAX_ITEMS) : t.notAdded);
    }
  };
  return (
    <form className="booking" ref={form} noValidate onSubmit={submit}>
      <TripFields detail={detail} form={tripForm} locale={view.locale}>
        {detail.returnTrip && !item && !tripForm.hasOpposite && <ReturnOffer route={detail.returnTrip.route} />}
      </TripFields>
      <TripSummary detail={detail} form={tripForm} view={view} />
      <BookingFoot
        usd={totalUsd}
        people={people}
        view={view}
        included={detail.inclusions}
        message={isAnnounced && problems.length > 0 ? t.missing(problems.length) : refusal}
      >
        {item ? (
          <button className="button" type="submit">
            {t.save}
          </button>
        ) : (
          <>
            <button className="button button-quiet" type="submit">
              {t.addToCart}
            </button>
            <button className="button" type="submit" value="checkout">
              {t.bookNow}
            </button>
          </>
        )}
      </BookingFoot>
    </form>
  );
}
