import { AGE_BANDS, type Participant } from '../bookings/participant.schema.ts';

const WORDS: Readonly<Record<Participant['ageBand'], string>> = {
  adult: 'Adult, 18 or over',
  'child-8-to-17': 'Child, 8 to 17',
  'child-3-to-7': 'Child, 3 to 7',
  infant: 'Under 3',
};

/** The age groups to choose from, in words. */
export const AGE_BAND_OPTIONS: readonly { readonly code: string; readonly name: string }[] = AGE_BANDS.map((code) => ({
  code,
  name: WORDS[code],
}));
