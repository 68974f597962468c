import { de } from './email-departure-reminder.de.ts';
import { en } from './email-departure-reminder.en.ts';
import { es } from './email-departure-reminder.es.ts';
import { fr } from './email-departure-reminder.fr.ts';
import { it } from './email-departure-reminder.it.ts';
import { ko } from './email-departure-reminder.ko.ts';
import { nl } from './email-departure-reminder.nl.ts';
import { zh } from './email-departure-reminder.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail on the day before a departure. */
export const emailDepartureReminderMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
