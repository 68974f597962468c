import codes from 'countries-list/minimal/countries.2to3.min.json';

/** A country to choose. */
export interface CountryOption {
  /** ISO 3166 code: `PH`. */
  readonly code: string;
  readonly name: string;
}

const ISO_CODE = /^[A-Z]{2}$/;
const byName = new Intl.Collator('en');

/** A country's name in the language of the site; its code where the platform has no name. */
export function countryName(code: string): string {
  if (!ISO_CODE.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** Countries by name, those without one left out. */
export function optionsOf(countries: readonly string[]): readonly CountryOption[] {
  return countries
    .map((code) => ({ code, name: countryName(code) }))
    .filter(({ code, name }) => code !== name)
    .toSorted((a, b) => byName.compare(a.name, b.name));
}

/** Every country that issues passports, and territories that people name instead, by name. */
export function allCountries(): readonly CountryOption[] {
  return optionsOf(Object.keys(codes));
}
