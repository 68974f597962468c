import { en } from './currency-picker.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the choice of a currency and a locale. */
export const currencyPickerMessages = inLanguages({ en });
