/** Under this key the browser keeps what the traveller sees prices in: see lib/stores/preference.ts. */
export const PREFERENCE_KEY = 'preference.1';
