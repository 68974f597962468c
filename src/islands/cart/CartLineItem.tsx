import type { ReactNode } from 'react';
import { readyTime } from '../../lib/booking/departure.ts';
import { type CartLine, isCounted } from '../../lib/cart/cart-line.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartMessages } from '../../lib/messages/cart.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { deadlineLines } from '../../lib/policies/deadline.text.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaTime } from '../../lib/time/manila-format.ts';
import { LocalParts } from '../kit/LocalText.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { LineWarnings } from './LineWarnings.tsx';
import { StopText } from './StopText.tsx';

interface Props {
  readonly line: CartLine;
  readonly view: PriceFormat;
  /** The total of all counted trips, in whole US dollars. */
  readonly totalUsd: number;
  /** An instant in milliseconds since 1970. */
  readonly now: number;
  /** Why it finds no place any more; null where it does, or nobody knows. */
  readonly fullText: string | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One trip of the journey: when, what, from where to where, for how many, and how much. */
export function CartLineItem({ line, view, totalUsd, now, fullText, onEdit, onRemove }: Props) {
  const language = useLanguage();
  const t = cartMessages(language).line;
  const { item, detail, departure, end, state } = line;
  const { trip, title, path } = item;
  const ready = manilaInstant(trip.date, readyTime(trip.time));
  const canEdit = state.kind !== 'withdrawn' && state.kind !== 'sample';
  return (
    <li className="cart-line" data-item={item.ref} data-state={state.kind}>
      <p className="cart-hours">
        <strong>
          <LocalTime instant={departure} locale={view.locale} as={formatManilaTime} />
        </strong>
        {end !== null && (
          <span className="soft">
            <Message
              parts={t.until<ReactNode>(<LocalTime instant={end} locale={view.locale} as={formatManilaTime} />)}
            />
          </span>
        )}
      </p>
      <div className="cart-trip">
        <h3>
          <a href={localizedPath(path, language)}>{title}</a>
        </h3>
        <dl>
          <div>
            <dt>{t.from}</dt>
            <dd>
              <StopText side="pickup" stop={trip.pickup} areas={detail?.pickup ?? []} />
              <span className="soft">
                <Message
                  parts={t.beReady<ReactNode>(<LocalTime instant={ready} locale={view.locale} as={formatManilaTime} />)}
                />
              </span>
            </dd>
          </div>
          <div>
            <dt>{t.to}</dt>
            <dd>
              <StopText side="dropoff" stop={trip.dropoff} areas={detail?.dropoff ?? []} />
            </dd>
          </div>
          {trip.arrival && (
            <div>
              <dt>{t.arriving}</dt>
              <dd>
                {trip.arrival.number}
                {trip.arrival.number && trip.arrival.time && ', '}
                {trip.arrival.time && (
                  <LocalTime
                    instant={manilaInstant(trip.date, trip.arrival.time)}
                    locale={view.locale}
                    as={formatManilaTime}
                  />
                )}
              </dd>
            </div>
          )}
          {trip.notes && (
            <div>
              <dt>{t.notes}</dt>
              <dd>{trip.notes}</dd>
            </div>
          )}
        </dl>
        {isCounted(line) && detail && (
          <p className="soft small">
            <LocalParts
              parts={deadlineLines(detail.policy, departure, now, view.locale, language)[0]?.text ?? []}
              locale={view.locale}
            />
          </p>
        )}
        <LineWarnings line={line} view={view} />
        {fullText !== null && isCounted(line) && (
          <p className="cart-warning" role="status">
            {fullText}{' '}
            <button type="button" className="button button-quiet" onClick={onEdit}>
              {t.otherDeparture}
            </button>
          </p>
        )}
        <p className="cart-actions">
          {canEdit && (
            <button type="button" data-edit={item.ref} aria-label={t.changeTrip(title)} onClick={onEdit}>
              {t.change}
            </button>
          )}
          <button type="button" aria-label={t.removeTrip(title)} onClick={onRemove}>
            {t.remove}
          </button>
        </p>
      </div>
      <p className="cart-price">
        {isCounted(line) ? (
          <PriceData usd={item.totalUsd} totalUsd={totalUsd} view={view} />
        ) : (
          <s>
            <PriceData usd={item.totalUsd} view={view} />
          </s>
        )}
        <small>{peopleText(trip.people, language)}</small>
      </p>
    </li>
  );
}
