/** Messages of a trip as plain lines, for a message or a calendar, in English. */
export const en = {
  when: (day: string, hour: string, ready: string) => `${day}, ${hour} (be ready at ${ready}, Palawan time)`,
  trip: (title: string, people: string) => `${title}, ${people}`,
  from: (pickup: string) => `From: ${pickup}`,
  to: (dropoff: string) => `To: ${dropoff}`,
  arriving: (arrival: string) => `Arriving with: ${arrival}`,
  cash: (pesos: number) => `Bring in cash: PHP ${pesos}`,
  note: (note: string) => `Note: ${note}`,
};

export type TripTextMessages = typeof en;
