import { useMemo, useState } from 'react';
import type { DayAvailability } from '../../lib/availability/departure-fit.ts';
import { monthSpan } from '../../lib/availability/months.ts';
import type { Sea } from '../../lib/availability/sea-status.ts';
import { useAvailability } from './use-availability.ts';

/** What is known of the days of one listing. */
export interface TripAvailability {
  /** Days by ISO date. */
  readonly days: ReadonlyMap<string, DayAvailability>;
  /** The sea at its port on the chosen day, unless it is normal or not known for that day. */
  readonly sea: Sea | null;
  /** Whether nobody can know now how many places are left. */
  readonly isUnchecked: boolean;
  /** Requests the days of a month (`2027-01`). */
  readonly showMonth: (month: string) => void;
}

interface Subject {
  readonly listing: string;
  /** ISO dates in Palawan; the chosen day is empty while there is none. */
  readonly chosen: string;
  readonly today: string;
  /** False while nobody sees it: then nothing is requested. */
  readonly isShown: boolean;
}

/** The days of the months on view and of the chosen one. */
export function useTripAvailability({ listing, chosen, today, isShown }: Subject): TripAvailability {
  const [month, showMonth] = useState<string | null>(null);
  const months = new Set([month, chosen.slice(0, 7) || null].filter((each) => each !== null));
  const queries = [...months].flatMap((each) => {
    const span = monthSpan(each, today);
    return span && isShown ? [{ listing, ...span }] : [];
  });
  const known = useAvailability(queries);
  const answers = known.flatMap((each) => each?.days ?? []);
  const [first, second] = answers;
  const days = useMemo(() => new Map([...(first ?? []), ...(second ?? [])]), [first, second]);
  const sea = known.find((each) => each?.sea)?.sea;
  const isAbout = sea !== undefined && chosen !== '' && chosen <= sea.lastDay;
  return { days, sea: isAbout ? sea : null, isUnchecked: known.some((each) => each?.days === null), showMonth };
}
