import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { formatManilaDay } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';

interface Props {
  readonly criteria: SearchCriteria;
  /** Names by code. */
  readonly places: Readonly<Record<string, string>>;
  /** The searched day as an instant, or null. */
  readonly day: number | null;
  readonly locale: string;
  readonly people: number;
  readonly onOpen: () => void;
}

/** The route that is looked for: "Puerto Princesa to El Nido", "Anywhere to Coron". */
function routeOf({ origin, destination }: SearchCriteria, places: Props['places']): string {
  if (!origin && !destination) return 'Anywhere in Palawan';
  return [origin, destination].map((code) => (code ? (places[code] ?? code) : 'Anywhere')).join(' to ');
}

/** What is looked for in one line, which opens the fields on a phone. */
export function SearchSummary({ criteria, places, day, locale, people, onOpen }: Props) {
  return (
    <button className="search-summary needs-script" type="button" aria-haspopup="dialog" onClick={onOpen}>
      <b>{routeOf(criteria, places)}</b>
      <span>
        {day === null ? 'Any day' : <LocalTime instant={day} locale={locale} as={formatManilaDay} />}
        {' · People: '}
        {/* group-size-control.ts shows the stored number before hydration. */}
        <span data-people-count="" suppressHydrationWarning>
          {people}
        </span>
      </span>
    </button>
  );
}
