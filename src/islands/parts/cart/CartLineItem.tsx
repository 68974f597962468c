import { readyTime } from '../../../lib/booking/departure.ts';
import { manilaInstant } from '../../../lib/booking/manila-time.ts';
import { palawanTime } from '../../../lib/booking/palawan-format.ts';
import { type CartLine, isCounted } from '../../../lib/cart/cart-line.ts';
import type { PriceView } from '../../../lib/currency/price-view.ts';
import { peopleText } from '../../../lib/pricing/people.ts';
import { LocalTime } from '../LocalTime.tsx';
import { PriceData } from '../PriceData.tsx';
import { LineNotes } from './LineNotes.tsx';
import { StopText } from './StopText.tsx';

interface Props {
  readonly line: CartLine;
  readonly view: PriceView;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One trip of the journey: when, what, from where to where, for how many, and how much. */
export function CartLineItem({ line, view, onEdit, onRemove }: Props) {
  const { item, detail, departure, end, state } = line;
  const { trip, title, path } = item;
  const ready = manilaInstant(trip.date, readyTime(trip.time));
  const canEdit = state.kind !== 'withdrawn';
  return (
    <li className="cart-line" data-item={item.ref} data-state={state.kind}>
      <p className="cart-hours">
        <strong>
          <LocalTime instant={departure} locale={view.locale} as={palawanTime} />
        </strong>
        {end !== null && (
          <span className="soft">
            until <LocalTime instant={end} locale={view.locale} as={palawanTime} />
          </span>
        )}
      </p>
      <div className="cart-trip">
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <dl>
          <div>
            <dt>From</dt>
            <dd>
              <StopText stop={trip.pickup} areas={detail?.pickup ?? []} />
              <span className="soft">
                , be ready at <LocalTime instant={ready} locale={view.locale} as={palawanTime} />
              </span>
            </dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>
              <StopText stop={trip.dropoff} areas={detail?.dropoff ?? []} />
            </dd>
          </div>
          {trip.arrival && (
            <div>
              <dt>Arriving</dt>
              <dd>
                {trip.arrival.number}
                {trip.arrival.number && trip.arrival.time && ', '}
                {trip.arrival.time && (
                  <LocalTime
                    instant={manilaInstant(trip.date, trip.arrival.time)}
                    locale={view.locale}
                    as={palawanTime}
                  />
                )}
              </dd>
            </div>
          )}
          {trip.notes && (
            <div>
              <dt>Notes</dt>
              <dd>{trip.notes}</dd>
            </div>
          )}
        </dl>
        <LineNotes line={line} view={view} />
        <p className="cart-actions">
          {canEdit && (
            <button type="button" data-edit={item.ref} aria-label={`Change ${title}`} onClick={onEdit}>
              Change
            </button>
          )}
          <button type="button" aria-label={`Take out ${title}`} onClick={onRemove}>
            Take out
          </button>
        </p>
      </div>
      <p className="cart-price">
        {isCounted(line) ? (
          <PriceData usd={item.totalUsd} view={view} />
        ) : (
          <s>
            <PriceData usd={item.totalUsd} view={view} />
          </s>
        )}
        <small>{peopleText(trip.people)}</small>
      </p>
    </li>
  );
}
