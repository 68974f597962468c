import type { ReactNode } from 'react';
import { cashNeeded } from '../../lib/booking/cash-needed.ts';
import { readyTime } from '../../lib/booking/departure.ts';
import { priceBreakdown } from '../../lib/booking/price-breakdown.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { bookingSummaryMessages } from '../../lib/messages/booking-summary.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaDay, formatManilaTime } from '../../lib/time/manila-format.ts';
import { useCashEstimate } from '../currency/use-cash-estimate.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { CancellationLines } from './CancellationLines.tsx';
import { CashLines } from './CashLines.tsx';
import { PriceLines } from './PriceLines.tsx';
import type { TripForm } from './use-trip-form.ts';

interface Props {
  readonly detail: ListingDetail;
  readonly form: TripForm;
  readonly view: PriceFormat;
}

/** The time to be ready, in words. */
function ReadyText({ date, time, locale }: { readonly [Part in 'date' | 'time' | 'locale']: string }) {
  const hour = (at: string) => <LocalTime instant={manilaInstant(date, at)} locale={locale} as={formatManilaTime} />;
  const day = <LocalTime instant={manilaInstant(date)} locale={locale} as={formatManilaDay} />;
  const { when } = bookingSummaryMessages(useLanguage());
  return <Message parts={when<ReactNode>(day, hour(time), hour(readyTime(time)))} />;
}

/** The consequences of a choice: time, price, cash and cancellation. */
export function TripSummary({ detail, form, view }: Props) {
  const t = bookingSummaryMessages(useLanguage());
  const { trip, people, now, choice } = form;
  const { date, time } = choice;
  const isTimed = date !== '' && time !== '';
  const cash = cashNeeded(detail.onSiteFees, people);
  const cashUsd = useCashEstimate(cash?.php ?? 0);
  return (
    <aside className="booking-summary" aria-label={t.label}>
      <p className="booking-when">
        {isTimed ? <ReadyText date={date} time={time} locale={view.locale} /> : t.chooseWhen}
      </p>
      <PriceLines price={priceBreakdown(trip.price, people)} people={people} maxPeople={trip.maxPeople} view={view} />
      {detail.inclusions.length > 0 && (
        <section>
          <h3>{t.inclusions}</h3>
          <ul>
            {detail.inclusions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {detail.documents === 'passport' && <p className="field-hint">{t.passports}</p>}
      {cash && <CashLines cash={cash} usd={cashUsd} view={view} />}
      <CancellationLines
        policy={detail.policy}
        payment={detail.policySentences[0] ?? ''}
        departure={isTimed ? manilaInstant(date, time) : null}
        now={now}
        locale={view.locale}
      />
    </aside>
  );
}
