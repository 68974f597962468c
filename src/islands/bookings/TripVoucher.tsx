import type { ReactNode } from 'react';
import { READY_BEFORE_MINUTES } from '../../lib/booking/departure.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import { arrivalText, type NamedStop } from '../../lib/booking/trip-text-data.ts';
import type { BookedTrip } from '../../lib/bookings/booking.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import { listOf } from '../../lib/messages/list-format.ts';
import { voucherMessages } from '../../lib/messages/voucher.ts';
import { peopleText } from '../../lib/money/people.ts';
import { mapLink } from '../../lib/places/map-link.ts';
import { formatManilaDay, formatManilaTime } from '../../lib/time/manila-format.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { Pesos } from '../kit/Pesos.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly trip: BookedTrip;
  /** The language of the booking, in which its trips and stops are named. */
  readonly bookedIn: Language;
  readonly locale: string;
  /** Renders the field for the hotel of a stop without one. */
  readonly hotelField: (trip: BookedTrip, side: StopSide) => ReactNode;
  /** What can be done with the trip. */
  readonly action: (trip: BookedTrip) => ReactNode;
}

interface StopProps {
  readonly label: string;
  readonly stop: NamedStop;
  /** The language of the booking's words, where the page has another one. */
  readonly lang: Language | undefined;
  readonly locale: string;
  readonly children: ReactNode;
}

function Stop({ label, stop, lang, locale, children }: StopProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {lang ? <span lang={lang}>{stop.name}</span> : stop.name}
        {stop.note && (
          <span className="soft small" lang={lang}>
            <LocalHours locale={locale}>{stop.note}</LocalHours>
          </span>
        )}
        {children}
      </dd>
    </div>
  );
}

/** Opens the pickup in the phone's app for maps (specification.md#maps). */
function MapLink({ stop }: Pick<StopProps, 'stop'>) {
  const t = voucherMessages(useLanguage());
  return (
    <a className="map-link no-print" href={mapLink(`${stop.name}, Palawan`)} rel="noreferrer">
      {t.openInMaps}
    </a>
  );
}

/** One trip of a voucher: time, place and cash. */
export function TripVoucher({ trip: booked, bookedIn, locale, hotelField, action }: Props) {
  const language = useLanguage();
  const lang = bookedIn === language ? undefined : bookedIn;
  const t = voucherMessages(language);
  const { title, trip, departure, pickup, dropoff, cashPhp, provider, unknownHotels = [] } = booked;
  const isUnknown = (side: StopSide) => unknownHotels.includes(side);
  const leaves = Date.parse(departure);
  const ready = leaves - READY_BEFORE_MINUTES * 60_000;
  const arrival = arrivalText(trip.arrival, locale);
  const names = listOf(
    language,
    booked.participants.flatMap((traveller) => traveller?.name ?? []),
  );
  return (
    <li className="trip-voucher">
      <p className="trip-when">
        <strong>
          <LocalTime instant={leaves} locale={locale} as={formatManilaDay} />
        </strong>
        <span>
          <Message
            parts={t.hours<ReactNode>(
              <strong>
                <LocalTime instant={ready} locale={locale} as={formatManilaTime} />
              </strong>,
              <LocalTime instant={leaves} locale={locale} as={formatManilaTime} />,
            )}
          />
        </span>
      </p>
      <h3 lang={lang}>{title}</h3>
      <dl>
        <Stop label={t.pickup} stop={pickup} lang={lang} locale={locale}>
          {isUnknown('pickup') ? hotelField(booked, 'pickup') : <MapLink stop={pickup} />}
        </Stop>
        <Stop label={t.dropoff} stop={dropoff} lang={lang} locale={locale}>
          {isUnknown('dropoff') && hotelField(booked, 'dropoff')}
        </Stop>
        <div>
          <dt>{t.group}</dt>
          <dd>
            {t.peopleAndProvider(peopleText(trip.people, language), provider)}
            {names && <span className="soft small">{names}</span>}
          </dd>
        </div>
        {arrival && (
          <div>
            <dt>{t.arrival}</dt>
            <dd>{arrival}</dd>
          </div>
        )}
        {cashPhp > 0 && (
          <div>
            <dt>{t.cash}</dt>
            <dd>
              <Message
                parts={t.cashFor<ReactNode>(
                  <strong>
                    <Pesos php={cashPhp} locale={locale} />
                  </strong>,
                )}
              />
            </dd>
          </div>
        )}
        {trip.notes && (
          <div>
            <dt>{t.note}</dt>
            <dd>{trip.notes}</dd>
          </div>
        )}
      </dl>
      {action(booked)}
    </li>
  );
}
