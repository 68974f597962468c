import type { DurationsMessages } from './durations.en.ts';

/** Messages about how long a trip takes, in Dutch. */
export const nl: DurationsMessages = {
  days: (count: number) => `${count} dagen`,
  hours: (hours: number) => `${hours}\u00a0uur`,
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}\u00a0uur ${minutes}\u00a0min`,
};
