import * as z from 'zod/mini';

const contentSchema = z.object({ data: z.record(z.string(), z.unknown()), body: z.nullable(z.string()) });

const unsavedWorkSchema = z.object({
  ...contentSchema.shape,
  /** The revision that the work began from, and what it said. */
  revision: z.string(),
  base: contentSchema,
  /** An ISO time. */
  at: z.string(),
});

/** What a file of content says: its fields, and the text below them in Markdown files. */
export type FileContent = z.infer<typeof contentSchema>;

/** Changes that somebody has not saved, with what they began from. */
export type UnsavedWork = z.infer<typeof unsavedWorkSchema>;

/** The key of a file's unsaved work in the browser. */
export function unsavedWorkKey(path: string): string {
  return `editor-draft.1 ${path}`;
}

/** Unsaved work as it was stored; null for what makes no sense. */
export function parseUnsavedWork(text: string | null | undefined): UnsavedWork | null {
  if (!text) return null;
  try {
    return z.safeParse(unsavedWorkSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
