/** Under this key the browser keeps what the traveller sees prices in: see islands/currency/currency-preference.store.ts. */
export const PREFERENCE_KEY = 'preference.1';
