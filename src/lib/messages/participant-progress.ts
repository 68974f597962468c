import { inLanguages } from './in-languages.ts';
import { de } from './participant-progress.de.ts';
import { en } from './participant-progress.en.ts';
import { es } from './participant-progress.es.ts';
import { fr } from './participant-progress.fr.ts';
import { it } from './participant-progress.it.ts';
import { ko } from './participant-progress.ko.ts';
import { nl } from './participant-progress.nl.ts';
import { zh } from './participant-progress.zh.ts';

/** Messages of how many forms of travellers are complete. */
export const participantProgressMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
