import { de } from './email-task-reminder.de.ts';
import { en } from './email-task-reminder.en.ts';
import { es } from './email-task-reminder.es.ts';
import { fr } from './email-task-reminder.fr.ts';
import { it } from './email-task-reminder.it.ts';
import { ko } from './email-task-reminder.ko.ts';
import { nl } from './email-task-reminder.nl.ts';
import { zh } from './email-task-reminder.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about what is missing before a trip. */
export const emailTaskReminderMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
