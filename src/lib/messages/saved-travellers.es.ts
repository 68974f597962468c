import type { SavedTravellersMessages } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied, in Spanish. */
export const es: SavedTravellersMessages = { booker: (name: string) => `${name}, quien hizo la reserva` };
