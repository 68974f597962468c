import { manilaIso } from '../../src/lib/time/manila.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import { kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import type { DraftProblem } from '../lib/editor.contract.ts';
import { findContentFile } from './content-folder.ts';
import type { EditorContext } from './editor-context.ts';
import { translationsOf } from './file-translations.ts';
import { problemsOfRemoval } from './new-problems.ts';
import { writeFiles } from './write-files.ts';

/**
 * Takes a file and its translations out of the content, unless others refer to it. Their problems
 * are answered then, and nothing is written.
 *
 * @throws ApiProblem 404 for a file that is not there, 409 for one that has changed or is needed
 */
export async function archiveFile(
  context: EditorContext,
  { path, revision }: { readonly path: string; readonly revision: string },
): Promise<{ readonly problems: readonly DraftProblem[] }> {
  return context.exclusively(async () => {
    const current = findContentFile(context.contentFolder, path);
    const kind = kindOfFile(path);
    if (!current || !kind) throw new ApiProblem(404);
    if (kind.file !== null && languageOfFile(path) === null) {
      throw new ApiProblem(409, { detail: `The site needs ${path}: change it instead.` });
    }
    if (current.revision !== revision) {
      const save = context.saves.find(path, current.revision);
      const who = save
        ? `${save.by} has changed it at ${save.at}`
        : `It was changed before ${manilaIso(context.now())}`;
      throw new ApiProblem(409, { detail: `${who}. Look at it again before you archive it.` });
    }
    const paths = [path, ...translationsOf(context.contentFolder, path).map((translation) => translation.path)];
    const problems = problemsOfRemoval(await context.library(), paths);
    if (problems.length === 0)
      writeFiles(
        context.contentFolder,
        paths.map((each) => ({ path: each, text: null })),
      );
    return { problems: [...problems] };
  });
}
