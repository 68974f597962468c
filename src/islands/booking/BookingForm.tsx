import { type SyntheticEvent, useRef, useState } from 'react';
import { useStyles } from '../kit/use-stylesheet.ts';
import { BookingFoot } from './BookingFoot.tsx';
import formCss from './booking.css?inline';
import fieldsCss from './booking-fields.css?inline';
import summaryCss from './booking-summary.css?inline';
import { TripFields } from './TripFields.tsx';
import { TripSummary } from './TripSummary.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { type TripFormSubject, useTripForm } from './use-trip-form.ts';

interface Props extends TripFormSubject {
  /** Called once the trip is in the cart. */
  readonly onDone: () => void;
}

function countText(count: number): string {
  return count === 1 ? 'One thing is missing.' : `${count} things are missing.`;
}

/** The form of a trip with its price, until it is added to the cart. */
export function BookingForm({ onDone, ...subject }: Props) {
  useStyles(fieldsCss + summaryCss + formCss);
  const { detail, item } = subject;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState('');
  const [isAnnounced, setAnnounced] = useState(false);
  const tripForm = useTripForm(subject);
  const { problems, people } = tripForm;
  const { view, totalUsd, add } = useAddToCart(subject, tripForm);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
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
      onDone();
    } catch (error) {
      setRefusal(error instanceof RangeError ? `${error.message}. Take one out first.` : 'It could not be added.');
    }
  };
  return (
    <form className="booking" ref={form} noValidate onSubmit={submit}>
      <TripFields detail={detail} form={tripForm} locale={view.locale} />
      <TripSummary detail={detail} form={tripForm} view={view} />
      <BookingFoot
        usd={totalUsd}
        people={people}
        view={view}
        action={item ? 'Save changes' : 'Add to cart'}
        message={isAnnounced && problems.length > 0 ? countText(problems.length) : refusal}
      />
    </form>
  );
}

/** Selectors of what takes the focus in a field: the day of a calendar, then any control. */
const FOCUSABLE = ['[role="gridcell"] [tabindex="0"]', 'input:not([disabled]), select, button:not([disabled])'];

/** The element to focus for a problem of a field, or null without such a field. */
function firstField(form: HTMLFormElement | null, field: string): HTMLElement | null {
  const place = form?.querySelector(`[data-field="${field}"]`);
  for (const selector of FOCUSABLE) {
    const found = place?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
