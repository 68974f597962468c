import { inLanguages } from './in-languages.ts';
import { de } from './storage-blocked-screen.de.ts';
import { en } from './storage-blocked-screen.en.ts';
import { es } from './storage-blocked-screen.es.ts';
import { fr } from './storage-blocked-screen.fr.ts';
import { it } from './storage-blocked-screen.it.ts';
import { ko } from './storage-blocked-screen.ko.ts';
import { nl } from './storage-blocked-screen.nl.ts';
import { zh } from './storage-blocked-screen.zh.ts';

/** Messages of a cart in a browser that stores nothing. */
export const storageBlockedScreenMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
