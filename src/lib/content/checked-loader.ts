import type { Loader, LoaderContext } from 'astro/loaders';
import type * as z from 'zod/mini';
import { ContentError, type ContentProblem } from '../content-problems/content-problem.ts';
import { schemaProblems } from '../content-problems/schema-problems.ts';

type ParseData = LoaderContext['parseData'];

function relativePath(filePath: string | undefined, root: URL): string {
  return filePath?.startsWith(root.pathname) ? filePath.slice(root.pathname.length) : (filePath ?? 'a content file');
}

/** Validates with our schema and remembers problems instead of stopping at the first. */
function collectingParser(schema: z.ZodMiniType, root: URL, problems: Map<string, ContentProblem[]>): ParseData {
  return async ({ id, data, filePath }) => {
    const result = schema.safeParse(data);
    if (result.success) return result.data as typeof data;
    problems.set(id, schemaProblems(relativePath(filePath, root), result.error.issues, data));
    return data;
  };
}

function readableError(error: unknown, collection: string): unknown {
  if (!(error instanceof Error) || !('loc' in error || 'mark' in error)) return error;
  return new Error(`A file of the collection "${collection}" cannot be read. ${error.message}`, { cause: error });
}

/**
 * Wraps a loader so that every mistake in its files is reported at once, as file, field, what was found and what is
 * allowed. Astro's own check stops at the first mistake and does not say what stands in the file.
 *
 * @throws ContentError when a file does not fit the schema; nothing of it stays in the content store.
 */
export function checkedLoader(loader: Loader, schema: z.ZodMiniType): Loader {
  return {
    name: `checked-${loader.name}`,
    load: async (context) => {
      const problems = new Map<string, ContentProblem[]>();
      const parseData = collectingParser(schema, context.config.root, problems);
      try {
        await loader.load({ ...context, parseData });
      } catch (error) {
        throw readableError(error, context.collection);
      }
      for (const id of problems.keys()) context.store.delete(id);
      if (problems.size > 0) throw new ContentError([...problems.values()].flat());
    },
  };
}
