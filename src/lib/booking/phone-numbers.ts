import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Language } from '../languages/language.ts';
import { type CountryOption, optionsOf } from '../money/country-options.ts';

/** A country with the prefix of its telephone numbers. */
export interface PhoneCountry extends CountryOption {
  /** The calling code: `+63`. */
  readonly prefix: string;
}

/** Every country that has telephone numbers, by name. */
export function phoneCountries(language: Language): readonly PhoneCountry[] {
  return optionsOf(getCountries(), language).map((option) => ({
    ...option,
    prefix: `+${getCountryCallingCode(option.code as CountryCode)}`,
  }));
}

/** A telephone number that was parsed. */
export interface PhoneNumber {
  /** E.164: `+639175550100`. */
  readonly number: string;
  /** Its country, or null where several countries share its prefix. */
  readonly country: string | null;
}

/** Numbers of some countries are written with 00 or 011 before the prefix. */
const DIALLED = /^\s*(?:00|011)(?=[1-9])/;

/**
 * Parses a telephone number as people write it; null where its country has no such number. The
 * service has the same rules. Whether the number is in use is not checked.
 *
 * @param country the country it is from where it has no prefix: an ISO 3166 code
 * @example parsePhone('0917 555 0100', 'PH') // { number: '+639175550100', country: 'PH' }
 */
export function parsePhone(text: string, country: string): PhoneNumber | null {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumberFromString(text, { ...home, extract: false });
  const number = parsed?.isValid() ? parsed : parseDialled(text);
  return number ? { number: number.number, country: number.country ?? null } : null;
}

function parseDialled(text: string) {
  if (!DIALLED.test(text)) return null;
  const parsed = parsePhoneNumberFromString(text.replace(DIALLED, '+'), { extract: false });
  return parsed?.isValid() ? parsed : null;
}
