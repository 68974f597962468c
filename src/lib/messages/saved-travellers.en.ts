/** Messages of travellers whose details can be copied, in English. */
export const en = { booker: (name: string) => `${name}, who booked` };

export type SavedTravellersMessages = typeof en;
