import type { ContentProblem } from '../../src/lib/content-validation/content-problem.ts';
import { CONTENT_SCHEMAS, type ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';
import { schemaProblems } from '../../src/lib/content-validation/schema-validation.ts';
import { isLanguage } from '../../src/lib/languages/language.ts';
import { translationSchema } from '../../src/lib/languages/translation.schema.ts';
import { kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import type { Draft, DraftProblem } from '../lib/editor.contract.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A content file with what its schema makes of it. */
export interface CheckedFile extends Draft {
  /** The data with defaults; null where the file does not fit its schema. */
  readonly parsed: Fields | null;
  readonly problems: readonly DraftProblem[];
}

function misplaced(draft: Draft): CheckedFile {
  const problem = {
    path: draft.path,
    field: "(the file's name)",
    found: draft.path,
    allowed: 'a file of one of the kinds of content, in English or in a language of the site',
  };
  return { ...draft, parsed: null, problems: [problem] };
}

/** A file that cannot be read at all. @param reason what the parser says */
export function unreadableFile(path: string, reason: string): CheckedFile {
  const problem = { path, field: '(the whole file)', found: reason, allowed: 'a file that can be read as YAML' };
  return { path, data: {}, body: null, parsed: null, problems: [problem] };
}

/** Checks the data of a file by the schema of its kind, as the build does. */
export function checkFile(draft: Draft): CheckedFile {
  const { path, data } = draft;
  const kind = kindOfFile(path);
  const language = languageOfFile(path);
  const isKnown = language === null || isLanguage(language);
  if (!kind || !isKnown || !path.endsWith(`.${kind.ending}`)) return misplaced(draft);
  const schema = language === null ? CONTENT_SCHEMAS[kind.id as ContentKindId] : translationSchema;
  const result = schema.safeParse(data);
  if (result.success) return { ...draft, parsed: result.data as Fields, problems: [] };
  const problems = schemaProblems(path, result.error.issues, data);
  return { ...draft, parsed: null, problems: problems.map(draftProblem) };
}

/** A problem as the editor tells it. */
export function draftProblem({ file, ...problem }: ContentProblem): DraftProblem {
  return { path: file, ...problem };
}
