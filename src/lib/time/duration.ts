import type { Language } from '../languages/language.ts';
import { durationsMessages } from '../messages/durations.ts';

/** Minutes in a text such as `5h30m`, `8h` or `45m`: see `durationSchema`. */
export function durationMinutes(duration: string): number {
  const [, hours = '0', minutes = '0'] = /^(?:(\d+)h)?(?:(\d+)m)?$/.exec(duration) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const DAY_MINUTES = 1440;

/**
 * A duration for people: "5 h 30 min", or the days that a longer trip touches.
 *
 * @example durationText('5h30m') // '5 h 30 min'
 * @example durationText('56h') // '3 days'
 */
export function durationText(duration: string, language: Language): string {
  const t = durationsMessages(language);
  const total = durationMinutes(duration);
  if (total > DAY_MINUTES) return t.days(Math.ceil(total / DAY_MINUTES));
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return minutes === 0 ? '' : t.minutes(minutes);
  return minutes === 0 ? t.hours(hours) : t.hoursMinutes(hours, minutes);
}

/** The clock time of minutes since midnight: `07:15`. After midnight it goes on: `25:10`. */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes since midnight of a clock time such as `07:30`. */
export function clockMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
