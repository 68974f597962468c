import { hasDeparted } from '../booking/has-departed.ts';

/** The parts of a trip that say whether it has left. */
interface Departing {
  readonly departure: string;
  readonly isCalledOff?: true | undefined;
}

/** Whether all trips have left; one that was called off has not. `now` is in milliseconds. */
export function isTravelled(trips: readonly Departing[], now: number): boolean {
  const running = trips.filter(({ isCalledOff }) => !isCalledOff);
  return running.length > 0 && hasDeparted(running, now);
}
