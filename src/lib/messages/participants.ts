import { inLanguages } from './in-languages.ts';
import { de } from './participants.de.ts';
import { en } from './participants.en.ts';
import { es } from './participants.es.ts';
import { fr } from './participants.fr.ts';
import { it } from './participants.it.ts';
import { ko } from './participants.ko.ts';
import { nl } from './participants.nl.ts';
import { zh } from './participants.zh.ts';

/** Messages of the page with the forms of those who travel. */
export const participantsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
