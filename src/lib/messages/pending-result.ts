import { inLanguages } from './in-languages.ts';
import { de } from './pending-result.de.ts';
import { en } from './pending-result.en.ts';
import { es } from './pending-result.es.ts';
import { fr } from './pending-result.fr.ts';
import { it } from './pending-result.it.ts';
import { ko } from './pending-result.ko.ts';
import { nl } from './pending-result.nl.ts';
import { zh } from './pending-result.zh.ts';

/** Messages of what became of a booking that waited for a connection. */
export const pendingResultMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
