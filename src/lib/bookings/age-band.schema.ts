import * as z from 'zod/mini';

/** Age bands that the manifest and the boat need. */
export const AGE_BANDS = ['adult', 'child-8-to-17', 'child-3-to-7', 'infant'] as const;

export const ageBandSchema = z.enum(AGE_BANDS, { error: 'an age group' });
