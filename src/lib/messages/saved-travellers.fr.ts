import type { SavedTravellersMessages } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied, in French. */
export const fr: SavedTravellersMessages = { booker: (name: string) => `${name}, qui a réservé` };
