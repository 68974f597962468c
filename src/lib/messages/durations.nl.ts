import type { DurationsMessages } from './durations.en.ts';

/** Messages about how long a trip takes, in Dutch. */
export const nl: DurationsMessages = {
  days: (count: number) => `${count} dagen`,
  hours: (hours: number) => `${hours}\u00a0uur`,
  minutes: (minutes: number) => `${minutes} min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}\u00a0uur ${minutes} min`,
};
