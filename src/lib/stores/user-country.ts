import { persistent } from './persistent.ts';

/** Where the traveller's telephone is from; null until they say so (specification, section 3, userCountry). */
export const $userCountry = persistent<string | null>('user-country.1', {
  fallback: null,
  parse: (stored) => (typeof stored === 'string' && /^[A-Z]{2}$/.test(stored) ? stored : undefined),
});

/** Keeps the country that the traveller chose. */
export function noteCountry(country: string): void {
  $userCountry.set(country);
}
