import { slugSchema } from '../text/text.schema.ts';
import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

/** Files whose names are addresses, and whose names cannot be one. */
export function fileNameProblems({ landingPages, pages, articles }: ContentLibrary): ContentProblem[] {
  return [...landingPages, ...pages, ...articles]
    .filter(({ id }) => !slugSchema.safeParse(id).success)
    .map(({ id, file }) => ({
      file,
      field: "(the file's name)",
      found: id,
      allowed: 'lower-case words joined by hyphens, as in "el-nido-boat-tours": the name is the address',
    }));
}
