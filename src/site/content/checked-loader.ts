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

/** A parser that validates with our schema and collects all problems. */
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
 * A store that accepts no file with problems. Deleting them later is too late: a stored file is not
 * checked again until it changes.
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

/** The only files that a preview has changed; undefined where any may have changed. */
function changedFiles({ refreshContextData }: LoaderContext): readonly string[] | undefined {
  return refreshContextData?.['changed'] as readonly string[] | undefined;
}

/**
 * Wraps a loader so that every mistake in its files is reported by field. Astro's own check stops
 * at the first mistake, without the value that it found.
 *
 * @throws ContentError when a file does not fit the schema; none of it is left in the content
 * store.
 * @param owns whether a file is of the collection, by its path below the content folder
 */
export function checkedLoader(
  loader: Loader,
  schema: z.ZodMiniType,
  owns: (path: string) => boolean = () => true,
): Loader {
  return {
    name: `checked-${loader.name}`,
    load: async (context) => {
      const changed = changedFiles(context);
      if (changed && !changed.some(owns)) return;
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
