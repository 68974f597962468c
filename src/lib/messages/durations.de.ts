import type { DurationsMessages } from './durations.en.ts';

/** Messages about how long a trip takes, in German. */
export const de: DurationsMessages = {
  days: (count: number) => `${count} Tage`,
  hours: (hours: number) => `${hours}\u00a0h`,
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}\u00a0h ${minutes}\u00a0min`,
};
