import { clockMinutes } from '../time/duration.ts';
import { READY_BEFORE_MINUTES } from './departure.ts';

/** How an arrival by plane or ferry fits a departure on the same day. */
export type ConnectionFit =
  | { readonly kind: 'fits' }
  /** Possible only without delay: `minutes` between arrival and departure. */
  | { readonly kind: 'tight'; readonly minutes: number }
  /** The trip has left by then. */
  | { readonly kind: 'missed' };

/** Leaving the plane, bags and the walk out take 45 minutes; as much again is a usual delay. */
const COMFORTABLE_MINUTES = 90;

/**
 * Whether an arrival connects to a departure on the same day, both clock times in Palawan.
 *
 * @example connectionFit('09:40', '10:30') // { kind: 'tight', minutes: 50 }
 */
export function connectionFit(arrival: string, departure: string): ConnectionFit {
  const minutes = clockMinutes(departure) - clockMinutes(arrival);
  if (minutes < READY_BEFORE_MINUTES) return { kind: 'missed' };
  return minutes < COMFORTABLE_MINUTES ? { kind: 'tight', minutes } : { kind: 'fits' };
}
