import type { DurationsMessages } from './durations.en.ts';
import { plural } from './format.ts';

/** Messages about how long a trip takes, in Spanish. */
export const es: DurationsMessages = {
  days: (count: number) => plural('es', count, { one: '1 día', other: `${count} días` }),
  hours: (hours: number) => `${hours}\u00a0h`,
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}\u00a0h ${minutes}\u00a0min`,
};
