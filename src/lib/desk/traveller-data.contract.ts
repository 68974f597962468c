import * as z from 'zod/mini';

/** Who it is about: whatever a person gives who asks. */
const personSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(320, { error: 'an e-mail address, a number or a reference' }));

const MAX_REFS = 10_000;

/** What an erasure does to one reference (specification.md#data-of-one-traveller). */
const erasureSchema = z.strictObject({
  ref: z.string(),
  /** `removed`: all of it; `accounts-kept`: the person; `refused`: nothing yet. */
  kind: z.enum(['removed', 'accounts-kept', 'refused']),
  /** In words, with what must stay, why, and until when. */
  text: z.string(),
});

const erasureResponse = z.strictObject({
  asOf: z.string(),
  erasures: z.array(erasureSchema),
  /** Places that no erasure reaches. */
  elsewhere: z.array(z.string()),
});

/** Reads everything that is stored about somebody, passports too. */
export const travellerExportContract = {
  method: 'POST',
  path: '/api/desk/travellers/export',
  request: z.strictObject({ person: personSchema }),
  response: z.strictObject({
    asOf: z.string(),
    /** Rows of each table, by reference. */
    found: z.array(
      z.strictObject({
        ref: z.string(),
        kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      }),
    ),
    elsewhere: z.array(z.string()),
  }),
} as const;

/** Says what an erasure would do, and does nothing. */
export const erasurePlanContract = {
  method: 'POST',
  path: '/api/desk/travellers/erasure-plan',
  request: z.strictObject({ person: personSchema }),
  response: erasureResponse,
} as const;

/** Erases somebody: status 409 where the plan has become another one. */
export const erasureContract = {
  method: 'POST',
  path: '/api/desk/travellers/erasure',
  request: z.strictObject({
    person: personSchema,
    /** References of the plan that somebody has read, but for those that it refuses. */
    refs: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(MAX_REFS)),
  }),
  response: erasureResponse,
} as const;

export type ExportedTraveller = z.infer<typeof travellerExportContract.response>;
export type ErasureReport = z.infer<typeof erasureContract.response>;
