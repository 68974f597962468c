import { en } from './email-departure-reminder.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail on the day before a departure. */
export const emailDepartureReminderMessages = inLanguages({ en });
