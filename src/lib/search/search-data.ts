import { manilaDate, manilaInstant } from '../time/manila.ts';

/** The traveller's last search (specification.md#state: searchData). */
export interface SearchData {
  readonly origin?: string;
  readonly destination?: string;
  /** `2027-02-14`, in Palawan. */
  readonly date?: string;
  readonly people?: number;
}

const isPlace = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(manilaInstant(value));
}

function isGroup(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 20;
}

/** Parses search data from storage or an address, field by field; invalid fields are dropped. */
export function parseSearchData(source: unknown): SearchData {
  const { origin, destination, date, people } = (source ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...(isPlace(origin) && { origin }),
    ...(isPlace(destination) && { destination }),
    ...(isDate(date) && { date }),
    ...(isGroup(people) && { people }),
  };
}

/**
 * The same without a date that is past.
 *
 * @param now milliseconds since 1970
 */
export function withoutPastDate(data: SearchData, now: number): SearchData {
  const { date, ...rest } = data;
  return date !== undefined && date >= manilaDate(now) ? data : rest;
}
