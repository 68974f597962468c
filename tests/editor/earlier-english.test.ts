import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EditorContext } from '../../editor/server/editor-context.ts';
import { loadFile } from '../../editor/server/load-file.ts';
import { englishFile, withSource } from '../../editor/server/translation-files.ts';
import { startRepository } from '../fixtures/steps/a-repository.ts';
import { anEditorContext } from '../fixtures/steps/an-editor-context.ts';

const VAN = 'listings/PV-PPS-ELN.yaml';
const ABOUT = 'pages/about.md';

const TITLE = /^title: .*$/m;

const read = ({ contentFolder }: EditorContext, path: string) => readFileSync(join(contentFolder, path), 'utf8');
const write = ({ contentFolder }: EditorContext, path: string, text: string) =>
  writeFileSync(join(contentFolder, path), text);

const french = (path: string) => path.replace(/\.(yaml|md)$/, '.fr.$1');

/** Notes that the French file is of the English one as it is now. */
function accept(context: EditorContext, path: string): void {
  const english = englishFile(path, read(context, path));
  if (!english) throw new Error(`${path} has no texts`);
  write(context, french(path), withSource(read(context, french(path)), english));
}

/** The content in a repository, with a commit in which the French files are current. */
function aCommittedContent() {
  const context = anEditorContext();
  for (const path of [VAN, ABOUT]) accept(context, path);
  const git = startRepository(context.contentFolder);
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '-m', 'Change texts');
  };
  commit();
  return { context, commit };
}

const beforeOf = async (context: EditorContext, path: string) =>
  (await loadFile(context, french(path))).english?.before;

describe('the English texts that a stale translation is of (specification.md#translations-that-follow)', () => {
  test('are found in the history of the repository, however often they have changed since', async () => {
    const { context, commit } = aCommittedContent();
    const [title = ''] = TITLE.exec(read(context, VAN)) ?? [];
    expect(await beforeOf(context, VAN)).toBeUndefined();
    for (const next of ['A van of your own', 'A van for your group', 'A van']) {
      write(context, VAN, read(context, VAN).replace(TITLE, `title: ${next}`));
      if (next !== 'A van') commit();
    }
    const before = await beforeOf(context, VAN);
    expect(`title: ${before?.texts['title']}`).toBe(title);
    expect(before?.texts).not.toHaveProperty('ratePlan');
    expect(before?.body).toBeNull();
  });

  test('have the text below the fields of a page', async () => {
    const { context } = aCommittedContent();
    const body = (await loadFile(context, ABOUT)).body ?? '';
    write(context, ABOUT, `${read(context, ABOUT)}\nA new paragraph.\n`);
    expect((await beforeOf(context, ABOUT))?.body).toBe(body);
  });

  test('are not known where they were never committed', async () => {
    const { context } = aCommittedContent();
    write(context, VAN, read(context, VAN).replace(TITLE, 'title: Never committed'));
    accept(context, VAN);
    write(context, VAN, read(context, VAN).replace(TITLE, 'title: A van'));
    expect(await beforeOf(context, VAN)).toBeUndefined();
  });

  test('are not known outside of a repository', async () => {
    const context = anEditorContext();
    accept(context, VAN);
    write(context, VAN, read(context, VAN).replace(TITLE, 'title: A van'));
    const { english } = await loadFile(context, french(VAN));
    expect(english?.source).toMatch(/^[0-9a-f]{8}$/);
    expect(english?.before).toBeUndefined();
  });

  test('are found past versions that cannot be read', async () => {
    const { context, commit } = aCommittedContent();
    const good = read(context, VAN);
    write(context, VAN, 'title: "never closed\n');
    commit();
    write(context, VAN, good.replace(TITLE, 'title: A van'));
    commit();
    expect(await beforeOf(context, VAN)).toBeDefined();
  });
});
