import { inLanguages } from './in-languages.ts';
import { de } from './participant-problems.de.ts';
import { en } from './participant-problems.en.ts';
import { es } from './participant-problems.es.ts';
import { fr } from './participant-problems.fr.ts';
import { it } from './participant-problems.it.ts';
import { ko } from './participant-problems.ko.ts';
import { nl } from './participant-problems.nl.ts';
import { zh } from './participant-problems.zh.ts';

/** Messages of what is wrong in the form of somebody who travels. */
export const participantProblemsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
