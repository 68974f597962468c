import { inLanguages } from './in-languages.ts';
import { en } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device. */
export const myTripsMessages = inLanguages({ en });
