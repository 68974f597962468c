import type { DurationsMessages } from './durations.en.ts';

/** Messages about how long a trip takes, in Chinese. */
export const zh: DurationsMessages = {
  days: (count: number) => `${count}天`,
  hours: (hours: number) => `${hours}小时`,
  minutes: (minutes: number) => `${minutes}分钟`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}小时${minutes}分钟`,
};
