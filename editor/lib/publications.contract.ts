import * as z from 'zod/mini';

export const publicationSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  /** What changed, a sentence each: `Private van PPS–ELN: base 150 → 155`. */
  sentences: z.array(z.string()),
  state: z.enum(['building', 'live', 'failed']),
  /** The step that it is at, or what went wrong with file and field. */
  detail: z.string(),
  /** Milliseconds that it took; null while it runs. */
  milliseconds: z.nullable(z.int()),
  /** The publication that this one took back; null for others. */
  undoes: z.nullable(z.string()),
  /** The commit of its own that it has; null where the folder is no repository. */
  commit: z.nullable(z.string()),
});

/** Lists publications, the newest first, and what publishing would do now. */
export const publicationsContract = {
  method: 'GET',
  path: '/api/desk/content/publications',
  response: z.strictObject({
    publications: z.array(publicationSchema),
    /** What is saved and not live, a sentence each. */
    pending: z.array(z.string()),
  }),
} as const;

/** Publishes everything that is saved. It answers when the build has begun. */
export const publishContract = {
  method: 'POST',
  path: '/api/desk/content/publications',
  request: z.strictObject({}),
  response: z.strictObject({ id: z.string() }),
} as const;

/** Takes a publication back and publishes that. Files that were changed since are named. */
export const undoPublicationContract = {
  method: 'POST',
  path: '/api/desk/content/publications/undo',
  request: z.strictObject({ id: z.string().check(z.maxLength(40)) }),
  response: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('publishing'), id: z.string() }),
    z.strictObject({ kind: z.literal('changed-since'), paths: z.array(z.string()) }),
  ]),
} as const;

export type Publication = z.infer<typeof publicationSchema>;
export type UndoOutcome = z.infer<typeof undoPublicationContract.response>;
export type Publications = z.infer<typeof publicationsContract.response>;
