import { inLanguages } from './in-languages.ts';
import { de } from './participant-form.de.ts';
import { en } from './participant-form.en.ts';
import { es } from './participant-form.es.ts';
import { fr } from './participant-form.fr.ts';
import { it } from './participant-form.it.ts';
import { ko } from './participant-form.ko.ts';
import { nl } from './participant-form.nl.ts';
import { zh } from './participant-form.zh.ts';

/** Messages of the form of somebody who travels. */
export const participantFormMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
