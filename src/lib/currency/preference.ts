import type { Preference } from './preference.schema.ts';

/** Dollars, American numbers (specification, section 9, Defaults). */
export const DEFAULT_PREFERENCE: Preference = {
  currency: 'USD',
  locale: 'en-US',
  currencyData: null,
  rate: 1,
  rateDate: null,
};

const DEFAULT_COUNTRY = 'US';

/** The country that the preference stands for; US where nothing is known (specification, section 3). */
export function countryCodeOf({ currencyData }: Preference): string {
  return currencyData?.countryCode ?? DEFAULT_COUNTRY;
}
