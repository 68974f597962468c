import type { Draft } from '../lib/editor.contract.ts';
import { draftText } from './draft-text.ts';
import type { EditorContext } from './editor-context.ts';
import type { Save, SavedFile } from './save-log.ts';
import { digestOf } from './stored-file.ts';
import { writeFiles } from './write-files.ts';

/**
 * Writes drafts into their files all together, and notes who has saved them.
 *
 * @returns the files in the order of the drafts
 * @throws YamlEditError where a field would be read otherwise, before anything is written
 */
export function writeDrafts(
  { contentFolder, saves }: Pick<EditorContext, 'contentFolder' | 'saves'>,
  drafts: readonly Draft[],
  save: Save,
): readonly SavedFile[] {
  if (drafts.length === 0) return [];
  const changes = drafts.map((draft) => ({ path: draft.path, text: draftText(contentFolder, draft) }));
  writeFiles(contentFolder, changes);
  const written = changes.map(({ path, text }) => ({ path, revision: digestOf(text) }));
  saves.record(written, save);
  return written;
}
