import { de } from './email-changed-trip.de.ts';
import { en } from './email-changed-trip.en.ts';
import { es } from './email-changed-trip.es.ts';
import { fr } from './email-changed-trip.fr.ts';
import { it } from './email-changed-trip.it.ts';
import { ko } from './email-changed-trip.ko.ts';
import { nl } from './email-changed-trip.nl.ts';
import { zh } from './email-changed-trip.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about a changed trip. */
export const emailChangedTripMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
