import { MAX_PEOPLE } from './group-size.ts';

/** The group size after a step up or down, limited to 1 and {@link MAX_PEOPLE}. */
export function stepPeople(people: number, step: number): number {
  return Math.min(MAX_PEOPLE, Math.max(1, people + step));
}

/** "1 person", "5 people". */
export function peopleText(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}
