import {
  defaultPreference,
  type Preference,
  parsePreference,
  storedPreference,
} from '../../lib/money/currency-preference.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { pageLocale } from '../page/page-locale.ts';
import { persistent } from '../storage/persistent.ts';

const PAGE_PREFERENCE = defaultPreference(pageLocale());

/** What the page shows without a choice. */
export const pagePreference = (): Preference => PAGE_PREFERENCE;

/** The traveller's currency and locale (specification.md#stored-in-the-browser). */
export const $preference = persistent<Preference>(PREFERENCE_KEY, {
  fallback: PAGE_PREFERENCE,
  parse: (stored) => parsePreference(stored, pageLocale()),
  toStored: storedPreference,
});
