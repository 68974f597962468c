import { en } from './email-task-reminder.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about what is missing before a trip. */
export const emailTaskReminderMessages = inLanguages({ en });
