import { inLanguages } from './in-languages.ts';
import { de } from './offline-settings.de.ts';
import { en } from './offline-settings.en.ts';
import { es } from './offline-settings.es.ts';
import { fr } from './offline-settings.fr.ts';
import { it } from './offline-settings.it.ts';
import { ko } from './offline-settings.ko.ts';
import { nl } from './offline-settings.nl.ts';
import { zh } from './offline-settings.zh.ts';

/** Messages of the page of what a phone has saved. */
export const offlineSettingsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
