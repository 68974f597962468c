import type { DurationsMessages } from './durations.en.ts';

/** Messages about how long a trip takes, in Korean. */
export const ko: DurationsMessages = {
  days: (count: number) => `${count}일`,
  hours: (hours: number) => `${hours}시간`,
  minutes: (minutes: number) => `${minutes}분`,
  hoursMinutes: (hours: number, minutes: number) => `${hours}시간 ${minutes}분`,
};
