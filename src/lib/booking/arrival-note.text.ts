import type { Area } from '../catalogue/place.schema.ts';
import type { Language } from '../languages/language.ts';
import { arrivalNoteMessages } from '../messages/arrival-note.ts';
import type { LocalizedPart, LocalizedParts } from '../text/localized-parts.ts';
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
export function arrivalNoteText({ fit, better }: ArrivalNote, locale: string, language: Language): LocalizedParts {
  const t = arrivalNoteMessages(language);
  const what = fit.kind === 'missed' ? t.missed : t.tight(fit.minutes);
  if (better === null) return [what, ' ', t.later];
  return [what, ' ', ...t.better<LocalizedPart>({ written: clockText(better, locale) })];
}
