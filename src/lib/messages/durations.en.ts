/** Messages about how long a trip takes, in English. */
export const en = {
  days: (count: number) => `${count} days`,
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
};

export type DurationsMessages = typeof en;
