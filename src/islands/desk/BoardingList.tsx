import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import { formatManilaTime } from '../../lib/time/manila-format.ts';

type Person = DeskTrip['persons'][number];

interface Props {
  readonly trip: DeskTrip;
  readonly locale: string;
  /** Those who may board, and have not. */
  readonly waiting: readonly Person[];
  /** Indexes of those of them who are not there. */
  readonly absent: readonly number[];
  readonly toggle: (index: number) => void;
}

/** A traveller's name, or which one it is. */
export function travellerName({ name, index }: Pick<Person, 'name' | 'index'>): string {
  return name ?? `Traveller ${index + 1}`;
}

/** The travellers of a voucher: who has boarded, and who may now, with a tick to take away. */
export function BoardingList({ trip: { persons }, locale, waiting, absent, toggle }: Props) {
  return (
    <ul className="desk-boarding">
      {persons.map((person) => (
        <li key={person.index}>
          {waiting.includes(person) ? (
            <label className="tick">
              <input type="checkbox" checked={!absent.includes(person.index)} onChange={() => toggle(person.index)} />
              <span>{travellerName(person)}</span>
            </label>
          ) : (
            <span>
              {travellerName(person)} <span className="soft">{checkInText(person, locale)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function checkInText({ checkIn }: Person, locale: string): string {
  if (!checkIn) return '';
  const since = `${formatManilaTime(Date.parse(checkIn.at), locale)}, ${checkIn.by}`;
  return checkIn.state === 'boarded' ? `here since ${since}` : `did not come, ${since}`;
}
