import type { ReactNode } from 'react';
import type { FiltersMessages } from '../../lib/messages/filters.en.ts';
import { filtersMessages } from '../../lib/messages/filters.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { formatManilaDay } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

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
function routeOf({ origin, destination }: SearchCriteria, places: Props['places'], t: FiltersMessages): string {
  if (!origin && !destination) return t.anywhereInPalawan;
  const nameOf = (code: string | undefined) => (code ? (places[code] ?? code) : t.anywhere);
  return t.route(nameOf(origin), nameOf(destination));
}

/** What is looked for in one line, which opens the fields on a phone. */
export function SearchSummary({ criteria, places, day, locale, people, onOpen }: Props) {
  const t = filtersMessages(useLanguage());
  // group-size-control.ts shows the stored number before hydration.
  const count = (
    <span data-people-count="" suppressHydrationWarning>
      {people}
    </span>
  );
  const when = day === null ? t.anyDay : <LocalTime instant={day} locale={locale} as={formatManilaDay} />;
  return (
    <button className="search-summary needs-script" type="button" aria-haspopup="dialog" onClick={onOpen}>
      <b>{routeOf(criteria, places, t)}</b>
      <span>
        <Message parts={t.dayAndPeople<ReactNode>(when, count)} />
      </span>
    </button>
  );
}
