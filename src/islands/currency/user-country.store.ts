import { computed } from 'nanostores';
import { countryCodeOf } from '../../lib/money/currency-preference.ts';
import { persistent } from '../storage/persistent.ts';
import { $preference } from './currency-preference.store.ts';

/** The country that the traveller chose, or null. */
export const $chosenCountry = persistent<string | null>('user-country.1', {
  fallback: null,
  parse: (stored) => (typeof stored === 'string' && /^[A-Z]{2}$/.test(stored) ? stored : undefined),
});

/**
 * The traveller's country: as chosen, else the one of their currency, else US
 * (specification.md#state).
 */
export const $userCountry = computed(
  [$chosenCountry, $preference],
  (chosen, preference) => chosen ?? countryCodeOf(preference),
);

/** Stores the country that the traveller chose. */
export function storeCountry(country: string): void {
  $chosenCountry.set(country);
}
