import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { deskHref } from '../../lib/desk/desk-route.ts';
import { hourText, placesText } from './desk-format.ts';
import { StateChips } from './StateChips.tsx';

interface Props {
  readonly departure: DeskDeparture;
}

/** What a booking can lack, by a word of what the service says of it. */
const LACKS = {
  names: 'names missing',
  passports: 'passports missing',
  hotel: 'hotel not known',
  agreed: 'pickup to be agreed',
};

/** What must be clarified on a departure, each once with how many bookings lack it. */
function openPoints({ groups }: DeskDeparture): readonly string[] {
  const trips = groups.flatMap((group) => group.trips);
  const unpaid = trips.filter(({ isCertain }) => !isCertain).length;
  const countOf = (word: string) => trips.filter(({ missing }) => missing.some((text) => text.includes(word))).length;
  return [
    ...(unpaid > 0 ? [`${unpaid} not paid`] : []),
    ...Object.entries(LACKS).flatMap(([word, text]) => {
      const count = countOf(word);
      return count > 0 ? [`${count} with ${text}`] : [];
    }),
  ];
}

/** A departure in the list of a day: when, what, how full, and what is still open. */
export function DepartureCard({ departure }: Props) {
  const { day, listingCode, time, title, provider, taken, warnings } = departure;
  const boarded = departure.groups
    .flatMap(({ trips }) => trips.flatMap(({ persons }) => persons))
    .filter(({ checkIn }) => checkIn?.state === 'boarded').length;
  return (
    <a className="desk-card" href={deskHref({ screen: 'departure', day, listing: listingCode, time })}>
      <strong className="desk-hour">{hourText(time)}</strong>
      <span className="desk-what">
        <strong>{title}</strong>
        <span className="soft">
          {placesText(taken)} · {provider}
          {boarded > 0 && ` · ${boarded} checked in`}
        </span>
        <StateChips departure={departure} />
        {[...warnings, ...openPoints(departure)].map((text) => (
          <span key={text} className="desk-open">
            {text}
          </span>
        ))}
      </span>
    </a>
  );
}
