import type { SavedTravellersMessages } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied, in Italian. */
export const it: SavedTravellersMessages = { booker: (name: string) => `${name}, chi ha prenotato` };
