import * as z from 'zod/mini';
import { contentPathSchema, problemSchema, revisionSchema } from './editor.contract.ts';

/** The largest table that is taken: some 20,000 listings. */
export const MAX_PRICE_TABLE_BYTES = 2 * 1024 * 1024;

/** The prices of all listings as a table for spreadsheets. */
export const PRICE_TABLE_PATH = '/api/desk/content/prices.csv';

/** A cell, or a whole table, that cannot be used. */
const mistakeSchema = z.strictObject({
  line: z.int(),
  /** The head of the column; empty where the mistake is of the whole line. */
  column: z.string(),
  found: z.string(),
  allowed: z.string(),
});

const differenceSchema = z.strictObject({
  path: contentPathSchema,
  code: z.string(),
  title: z.string(),
  /** The revision of the file that it is compared with. */
  revision: revisionSchema,
  /** What the file says, before markup. */
  fields: z.array(z.strictObject({ field: z.enum(['base', 'extra', 'inc']), before: z.number(), after: z.number() })),
  /** What groups pay, in US cents; those alone that pay another price. */
  groups: z.array(z.strictObject({ people: z.int(), beforeCents: z.int(), afterCents: z.int() })),
});

const refusedTableSchema = z.strictObject({ kind: z.literal('mistakes'), mistakes: z.array(mistakeSchema) });

const csvSchema = z.string().check(z.maxLength(MAX_PRICE_TABLE_BYTES, { error: 'a table of at most 2 MB' }));

/** Says what a table would change. Nothing is written. */
export const comparePricesContract = {
  method: 'POST',
  path: '/api/desk/content/prices',
  request: z.strictObject({ csv: csvSchema }),
  response: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('differences'),
      differences: z.array(differenceSchema),
      /** Why a build would refuse them. */
      problems: z.array(problemSchema),
    }),
    refusedTableSchema,
  ]),
} as const;

/** Writes all prices of a table, if their files are as they were when it was compared. */
export const savePricesContract = {
  method: 'PUT',
  path: '/api/desk/content/prices',
  request: z.strictObject({
    csv: csvSchema,
    /** The files that were shown to change, with their revisions then. */
    revisions: z.record(contentPathSchema, revisionSchema),
  }),
  response: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('saved'), paths: z.array(contentPathSchema) }),
    /** Nothing was written: files that were changed meanwhile, by whom where it is known. */
    z.strictObject({
      kind: z.literal('conflict'),
      changed: z.array(z.strictObject({ path: contentPathSchema, by: z.nullable(z.string()) })),
    }),
    z.strictObject({ kind: z.literal('invalid'), problems: z.array(problemSchema) }),
    refusedTableSchema,
  ]),
} as const;

export type PriceMistake = z.infer<typeof mistakeSchema>;
export type PriceDifference = z.infer<typeof differenceSchema>;
export type PriceComparison = z.infer<typeof comparePricesContract.response>;
export type SavePricesOutcome = z.infer<typeof savePricesContract.response>;
