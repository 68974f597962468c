import { inLanguages } from './in-languages.ts';
import { de } from './offline-banner.de.ts';
import { en } from './offline-banner.en.ts';
import { es } from './offline-banner.es.ts';
import { fr } from './offline-banner.fr.ts';
import { it } from './offline-banner.it.ts';
import { ko } from './offline-banner.ko.ts';
import { nl } from './offline-banner.nl.ts';
import { zh } from './offline-banner.zh.ts';

/** Messages of the line about a lost or slow connection. */
export const offlineBannerMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
