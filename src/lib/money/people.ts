import type { Language } from '../languages/language.ts';
import { countsMessages } from '../messages/counts.ts';
import { MAX_PEOPLE } from './group-size.ts';

/** The group size after a step up or down, limited to 1 and {@link MAX_PEOPLE}. */
export function stepPeople(people: number, step: number): number {
  return Math.min(MAX_PEOPLE, Math.max(1, people + step));
}

/** "1 person", "5 people". */
export function peopleText(people: number, language: Language): string {
  return countsMessages(language).people(people);
}

/**
 * The group size that a text means, or null. A group size is a whole number from 1 to `most`.
 *
 * @example groupSizeIn('07', 8) // 7, and null for '9', '1e1', '2.5' and ''
 */
export function groupSizeIn(text: string, most: number): number | null {
  const size = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return size >= 1 && size <= most ? size : null;
}
