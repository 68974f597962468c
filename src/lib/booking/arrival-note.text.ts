import type { Area } from '../catalogue/place.schema.ts';
import type { LocalizedParts } from '../text/localized-parts.ts';
import { clockText } from '../time/clock.text.ts';
import { type ConnectionFit, connectionFit } from './connection-time.ts';

/** The transport that travellers arrive with at a pickup. */
export type ArrivalKind = 'flight' | 'ferry' | 'bus';

const KINDS: Readonly<Partial<Record<Area['kind'], ArrivalKind>>> = {
  airport: 'flight',
  port: 'ferry',
  terminal: 'bus',
};

/** The transport that arrives at a pickup area; null for other areas or none chosen. */
export function arrivalKind(areas: readonly Pick<Area, 'id' | 'kind'>[], areaId: string | null): ArrivalKind | null {
  const area = areas.find(({ id }) => id === areaId);
  return (area && KINDS[area.kind]) ?? null;
}

/** An arrival that leaves too little time for the departure. */
export interface ArrivalNote {
  readonly fit: Exclude<ConnectionFit, { readonly kind: 'fits' }>;
  /** The first departure of the timetable that leaves enough time, or null. */
  readonly better: string | null;
}

/**
 * The warning about an arrival and a departure on the same day, in Palawan clock times. Null where
 * the connection is comfortable or a time is unknown.
 */
export function arrivalNote(arrival: string | null, departure: string, sched: readonly string[]): ArrivalNote | null {
  if (!arrival || departure === '') return null;
  const fit = connectionFit(arrival, departure);
  if (fit.kind === 'fits') return null;
  return { fit, better: sched.find((time) => connectionFit(arrival, time).kind === 'fits') ?? null };
}

/** The warning as text, with the hour as a separate part. */
export function arrivalNoteText({ fit, better }: ArrivalNote, locale: string): LocalizedParts {
  const what =
    fit.kind === 'missed'
      ? 'You arrive after this departure.'
      : `You have only ${fit.minutes} minutes between your arrival and the departure.`;
  if (better === null) return [what, ' Choose a later time if you can.'];
  const hour = clockText(better, locale);
  return [what, ' The one at ', { written: hour }, ' leaves enough time.'];
}
