import { en } from './calendar.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a trip in a traveller's calendar. */
export const calendarMessages = inLanguages({ en });
