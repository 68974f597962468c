import type { DurationsMessages } from './durations.en.ts';

/** Messages about how long a trip takes, in Italian. */
export const it: DurationsMessages = {
  days: (count: number) => `${count} giorni`,
  hours: (hours: number) => `${hours}\u00a0h`,
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}\u00a0h ${minutes}\u00a0min`,
};
