import { AGE_BANDS } from '../bookings/age-band.schema.ts';
import type { Language } from '../languages/language.ts';
import { ageBandsMessages } from '../messages/age-bands.ts';

/** The age groups to choose from, in words. */
export function ageBandOptions(language: Language): readonly { readonly code: string; readonly name: string }[] {
  const t = ageBandsMessages(language);
  return AGE_BANDS.map((code) => ({ code, name: t[code] }));
}
