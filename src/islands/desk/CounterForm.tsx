import { useEffect, useRef } from 'react';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import type { CounterBookingResponse } from '../../lib/desk/counter-booking.contract.ts';
import { CounterBookerFields } from './CounterBookerFields.tsx';
import { DeskTripFields } from './DeskTripFields.tsx';
import { amountText } from './desk-format.ts';
import { useCounterForm } from './use-counter-form.ts';

interface Props {
  readonly detail: ListingDetail;
  readonly onPlaced: (placed: CounterBookingResponse) => void;
}

/** The form of a trip and of who books it, on one screen. */
export function CounterForm({ detail, onPlaced }: Props) {
  const form = useCounterForm(detail, onPlaced);
  const { isBusy, problem, refusals } = form;
  const fields = useRef<HTMLFormElement>(null);
  // The first wrong field may be out of sight above the button.
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <form
      ref={fields}
      className="desk-form desk-counter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) form.submit();
      }}
    >
      <DeskTripFields detail={detail} form={form.trip} problemAt={form.problemAt} />
      <CounterBookerFields form={form} cancellation={detail.policySummary} />
      <p className="desk-problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? 'One moment …' : `Book for ${amountText(form.totalUsd * 100, 'en-US')}`}
      </button>
    </form>
  );
}
