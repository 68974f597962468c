import { DEFAULT_PREFERENCE, type Preference, parsePreference } from '../../lib/money/currency-preference.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { persistent } from '../storage/persistent.ts';

/** The traveller's currency and locale (specification.md#stored-in-the-browser). */
export const $preference = persistent<Preference>(PREFERENCE_KEY, {
  fallback: DEFAULT_PREFERENCE,
  parse: parsePreference,
});
