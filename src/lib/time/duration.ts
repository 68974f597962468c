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
export function durationText(duration: string): string {
  const total = durationMinutes(duration);
  if (total > DAY_MINUTES) return `${Math.ceil(total / DAY_MINUTES)} days`;
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  return [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' ');
}

/** Minutes since midnight of a clock time such as `07:30`. */
export function clockMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
