import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../src/lib/languages/language.ts';
import { kindOfFile } from './content-kind.ts';
import type { NamedField } from './field.ts';
import { isShallow } from './value-depth.ts';

const MAX_PATH_LENGTH = 200;
const CONTENT_PATH = /^[a-z][a-z-]*\/[A-Za-z0-9][A-Za-z0-9-]*(?:\.[a-z]{2})?\.(?:yaml|md)$/;

/** The path of a content file below its folder, out of which it leads in no way. */
export const contentPathSchema = z.string().check(
  z.maxLength(MAX_PATH_LENGTH),
  z.refine((path) => CONTENT_PATH.test(path) && kindOfFile(path) !== null, {
    error: 'a file such as "listings/PV-PPS-ELN.yaml"',
  }),
);

/** Whether a text is the path of a content file. */
export function isContentPath(text: string): boolean {
  return contentPathSchema.safeParse(text).success;
}

/** The digest of a file's bytes, which says whether somebody else has changed it. */
export const revisionSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, { error: 'the revision of the file that was read' }));

/** The revision of a file that there is not yet. */
export const NEW_REVISION = '0'.repeat(64);

/** A language of the site by its code. */
export const languageSchema = z.enum(LANGUAGE_CODES, { error: `one of ${LANGUAGE_CODES.join(', ')}` });

/** What an editor has typed, in the form of the file: before defaults are filled in. */
export const draftSchema = z.strictObject({
  path: contentPathSchema,
  data: z
    .record(z.string(), z.unknown())
    .check(z.refine((data) => isShallow(data), { error: 'fewer groups within groups' })),
  /** The text below the fields of a Markdown file; null for others. */
  body: z.nullable(z.string()),
});

/** A mistake, by the path of its field in the draft: `ratePlan.base`. */
export const problemSchema = z.strictObject({
  /** The file: `listings/PV-PPS-ELN.yaml`. It can be another one than the draft. */
  path: z.string(),
  field: z.string(),
  found: z.string(),
  allowed: z.string(),
});

const translationStateSchema = z.enum(['missing', 'unknown', 'stale', 'current']);

const fileSchema = z.strictObject({
  path: contentPathSchema,
  /** The title that it has, or its name. */
  title: z.string(),
  /** `DRAFT` or `PUBLISHED` for what has a status; null for others. */
  status: z.nullable(z.string()),
  /** What is saved and not live. */
  state: z.enum(['live', 'new', 'changed']),
  /** By language; empty for what has no texts to translate. */
  translations: z.record(z.string(), translationStateSchema),
});

/** Lists every file that can be edited, with what is not live yet. */
export const contentListContract = {
  method: 'GET',
  path: '/api/desk/content',
  response: z.strictObject({
    /** Who edits. */
    editor: z.string(),
    kinds: z.array(z.strictObject({ kind: z.string(), files: z.array(fileSchema) })),
    /** Files that are gone and still live, by path. */
    removed: z.array(z.string()),
  }),
} as const;

const choiceSchema = z.strictObject({ value: z.string(), label: z.string() });

/** Reads a file with its form. */
export const contentFileContract = {
  method: 'GET',
  path: '/api/desk/content/file',
  query: z.strictObject({ path: contentPathSchema }),
  response: z.strictObject({
    path: contentPathSchema,
    revision: revisionSchema,
    data: z.record(z.string(), z.unknown()),
    body: z.nullable(z.string()),
    fields: z.array(z.custom<NamedField>()),
    /** What fields can be chosen from, by the name of the list. */
    lists: z.record(z.string(), z.array(choiceSchema)),
    translations: z.array(
      z.strictObject({ language: languageSchema, path: contentPathSchema, state: translationStateSchema }),
    ),
    /** For a translation: the English file beside it. */
    english: z.nullable(
      z.strictObject({
        data: z.record(z.string(), z.unknown()),
        body: z.nullable(z.string()),
        /** The digest of its texts: the `translation.source` of a current translation. */
        source: z.optional(z.string()),
        /** What a stale translation is of, where the history of the repository has it. */
        before: z.optional(z.strictObject({ texts: z.record(z.string(), z.unknown()), body: z.nullable(z.string()) })),
      }),
    ),
  }),
} as const;

/** Amounts of a group of some people, in US cents; what a page shows is converted from them. */
const priceSchema = z.strictObject({
  people: z.int(),
  /** Null for a listing that is new. */
  beforeCents: z.nullable(z.int()),
  afterCents: z.int(),
  /** What the markup adds to the price before it. */
  marginCents: z.int(),
});

/** Checks a draft as a build would, and says what it would change. Nothing is written. */
export const checkDraftContract = {
  method: 'POST',
  path: '/api/desk/content/check',
  request: draftSchema,
  response: z.strictObject({
    problems: z.array(problemSchema),
    /** Of a listing whose prices can be computed. */
    prices: z.array(priceSchema),
    /** Units of each currency for one dollar, for the prices: `{ EUR: 0.86 }`. */
    rates: z.record(z.string(), z.number()),
    /** Addresses of English pages that show this file, or "every page". */
    pages: z.array(z.string()),
    /** Codes of published listings that a landing page's filter matches; null for other files. */
    matches: z.nullable(z.array(z.string())),
    /** A policy's cancellation terms as travellers read them; empty for other files. */
    policyTexts: z.array(z.string()),
  }),
} as const;

/** Saves a draft if nobody has changed the file since it was read. */
export const saveDraftContract = {
  method: 'PUT',
  path: '/api/desk/content/file',
  request: z.strictObject({ ...draftSchema.shape, revision: revisionSchema }),
  response: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('saved'), revision: revisionSchema }),
    /** Nothing was written: what the file says now, for the editor to compare. */
    z.strictObject({
      kind: z.literal('conflict'),
      revision: revisionSchema,
      data: z.record(z.string(), z.unknown()),
      body: z.nullable(z.string()),
      /** Who has changed it, and when; null where it was changed outside of the editor. */
      by: z.nullable(z.string()),
      at: z.string(),
    }),
    z.strictObject({ kind: z.literal('invalid'), problems: z.array(problemSchema) }),
  ]),
} as const;

/**
 * Answers the form of a new file, empty or as a copy. Nothing is written: it has NEW_REVISION, and
 * the first time that it is saved makes it. A copy of a listing is a draft.
 */
export const newFileContract = {
  method: 'POST',
  path: '/api/desk/content/new',
  request: z.strictObject({ path: contentPathSchema, copyOf: z.nullable(contentPathSchema) }),
  response: contentFileContract.response,
} as const;

/** Takes a file and its translations out of the content. Undoing the publication brings it back. */
export const archiveFileContract = {
  method: 'POST',
  path: '/api/desk/content/archive',
  request: z.strictObject({ path: contentPathSchema, revision: revisionSchema }),
  response: z.strictObject({ problems: z.array(problemSchema) }),
} as const;

/** Says where an address leads with the redirects that are saved. */
export const redirectTestContract = {
  method: 'GET',
  path: '/api/desk/content/redirect',
  query: z.strictObject({ address: z.string().check(z.maxLength(2000)) }),
  /** Null where it leads nowhere else. */
  response: z.strictObject({ to: z.nullable(z.string()), status: z.nullable(z.int()) }),
} as const;

export type Draft = z.infer<typeof draftSchema>;
export type DraftProblem = z.infer<typeof problemSchema>;
export type ContentListFile = z.infer<typeof fileSchema>;
export type ContentList = z.infer<typeof contentListContract.response>;
export type LoadedFile = z.infer<typeof contentFileContract.response>;
export type DraftCheck = z.infer<typeof checkDraftContract.response>;
export type SaveOutcome = z.infer<typeof saveDraftContract.response>;
export type TranslationState = z.infer<typeof translationStateSchema>;
