import type { ReactNode } from 'react';
import { type Ref, useState } from 'react';
import type { Departure, TripWithoutPlace } from '../../lib/availability/full-departure.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { DepartureButtons } from '../availability/DepartureButtons.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly trips: readonly TripWithoutPlace[];
  readonly locale: string;
  /** Moves a trip of the cart to another departure. */
  readonly onMove: (ref: string, departure: Departure) => void;
  readonly box?: Ref<HTMLDivElement>;
}

const payButton = () => document.querySelector<HTMLElement>('.pay-button');

/** Trips that found no place, and departures that would take them. A press moves a trip there. */
export function FullTrips({ trips, locale, onMove, box }: Props) {
  const t = checkoutMessages(useLanguage()).full;
  const [moved, setMoved] = useState<{ readonly title: string; readonly departure: Departure } | null>(null);
  const restoreFocus = useFocusRestore();
  const moment = ({ date, time }: Departure) => (
    <LocalTime instant={manilaInstant(date, time)} locale={locale} as={formatManilaMoment} />
  );
  const move = ({ item }: TripWithoutPlace, departure: Departure) => {
    restoreFocus(payButton);
    setMoved({ title: item.title, departure });
    onMove(item.ref, departure);
  };
  return (
    <>
      {trips.length > 0 && (
        <Notice tone="problem" title={t.title} box={box}>
          <p>{t.text}</p>
          <ul className="full-trips">
            {trips.map((trip) => (
              <li key={trip.item.ref}>
                <p>
                  <Message
                    parts={t.trip<ReactNode>(<strong>{trip.item.title}</strong>, moment(trip.item.trip), trip.text)}
                  />
                </p>
                <FullTripActions trip={trip} locale={locale} onMove={(departure) => move(trip, departure)} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status" className="full-trips-moved">
        {moved && (
          <>
            <Message parts={t.moved<ReactNode>(moved.title, moment(moved.departure))} />
            {trips.length === 0 && ` ${t.bookAgain}`}
          </>
        )}
      </p>
    </>
  );
}

interface ActionProps {
  readonly trip: TripWithoutPlace;
  readonly locale: string;
  readonly onMove: (departure: Departure) => void;
}

function FullTripActions({ trip: { alternatives, isOnRequest, item, noun }, locale, onMove }: ActionProps) {
  const language = useLanguage();
  const t = checkoutMessages(language).full;
  const { people } = item.trip;
  const ask = <a href={localizedPath(PATHS.contact, language)}>{t.ask}</a>;
  const cart = <a href={localizedPath(PATHS.cart, language)}>{t.cart}</a>;
  const others = isOnRequest ? t.orAsk<ReactNode>(ask, cart) : t.or<ReactNode>(cart);
  const none = isOnRequest ? t.noneOrAsk<ReactNode>(people, ask, cart) : t.none<ReactNode>(people, cart);
  return (
    <>
      {alternatives.length > 0 && (
        <DepartureButtons departures={alternatives} noun={noun} locale={locale} onChoose={onMove} />
      )}
      <p>
        <Message parts={alternatives.length > 0 ? others : none} />
      </p>
    </>
  );
}
