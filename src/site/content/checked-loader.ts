import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type * as z from 'zod/mini';
import { ContentError, type ContentProblem } from '../../lib/content-validation/content-problem.ts';
import { schemaProblems } from '../../lib/content-validation/schema-validation.ts';
import { deferParsing, parsedData } from './deferred-parsing.ts';

type ParseData = LoaderContext['parseData'];
type Store = LoaderContext['store'];

function relativePath(filePath: string | undefined, root: URL): string {
  const folder = fileURLToPath(root);
  return filePath?.startsWith(folder) ? filePath.slice(folder.length) : (filePath ?? 'a content file');
}

/** Validates with our schema and remembers problems instead of stopping at the first. */
function collectingParser(schema: z.ZodMiniType, root: URL, problems: Map<string, ContentProblem[]>): ParseData {
  return async ({ id, data: given, filePath }) => {
    const data = (await parsedData(given)) as typeof given;
    const result = schema.safeParse(data);
    problems.delete(id);
    if (result.success) return result.data as typeof data;
    problems.set(id, schemaProblems(relativePath(filePath, root), result.error.issues, data));
    return data;
  };
}

/**
 * A store that takes no file with problems. Deleting afterwards would be too late: while a file that cannot be read
 * stops the loader, others are still on their way, and what is stored is not looked at again until it changes.
 */
function storeOfGoodFiles(store: Store, problems: ReadonlyMap<string, unknown>): Store {
  return {
    ...store,
    set: (entry) => {
      if (!problems.has(entry.id)) return store.set(entry);
      store.delete(entry.id);
      return false;
    },
  };
}

function toReadableError(error: unknown, collection: string): unknown {
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
      const store = storeOfGoodFiles(context.store, problems);
      try {
        await loader.load({ ...deferParsing(context), parseData, store });
      } catch (error) {
        throw toReadableError(error, context.collection);
      }
      if (problems.size > 0) throw new ContentError([...problems.values()].flat());
    },
  };
}
