import { DEFAULT_PREFERENCE, type Preference, parsePreference } from '../currency/preference.ts';
import { PREFERENCE_KEY } from '../site/preference-key.ts';
import { persistent } from './persistent.ts';

/** What the traveller sees prices in (specification, section 3, Persisted in the browser). */
export const $preference = persistent<Preference>(PREFERENCE_KEY, {
  fallback: DEFAULT_PREFERENCE,
  parse: parsePreference,
});
