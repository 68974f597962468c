import type { DurationsMessages } from './durations.en.ts';

/** Messages about how long a trip takes, in French. */
export const fr: DurationsMessages = {
  days: (count: number) => `${count}\u00a0jours`,
  hours: (hours: number) => `${hours}\u00a0h`,
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`,
};
