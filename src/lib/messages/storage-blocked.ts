import { inLanguages } from './in-languages.ts';
import { de } from './storage-blocked.de.ts';
import { en } from './storage-blocked.en.ts';
import { es } from './storage-blocked.es.ts';
import { fr } from './storage-blocked.fr.ts';
import { it } from './storage-blocked.it.ts';
import { ko } from './storage-blocked.ko.ts';
import { nl } from './storage-blocked.nl.ts';
import { zh } from './storage-blocked.zh.ts';

/** Messages of the warning that a browser stores nothing. */
export const storageBlockedMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
