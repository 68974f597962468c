import { de } from './currency-picker.de.ts';
import { en } from './currency-picker.en.ts';
import { es } from './currency-picker.es.ts';
import { fr } from './currency-picker.fr.ts';
import { it } from './currency-picker.it.ts';
import { ko } from './currency-picker.ko.ts';
import { nl } from './currency-picker.nl.ts';
import { zh } from './currency-picker.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the choice of a currency and a locale. */
export const currencyPickerMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
