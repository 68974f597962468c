import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EditorContext } from '../../editor/server/editor-context.ts';
import { listContent } from '../../editor/server/list-content.ts';
import { loadFile } from '../../editor/server/load-file.ts';
import { anEditorContext } from '../fixtures/steps/an-editor-context.ts';

const VAN = 'listings/PV-PPS-ELN.yaml';

async function stateOf(context: EditorContext, language: string) {
  const { kinds } = await listContent(context, { states: async () => new Map() });
  const listed = kinds.flatMap(({ files }) => files).find(({ path }) => path === VAN)?.translations[language];
  const { translations } = await loadFile(context, VAN);
  expect(translations.find((one) => one.language === language)?.state).toBe(listed);
  return listed;
}

test('the list and the file say the same of a translation, whatever happens to either text', async () => {
  const context = anEditorContext();
  const [english, french] = [VAN, 'listings/PV-PPS-ELN.fr.yaml'].map((path) => join(context.contentFolder, path));
  const change = (file: string, from: RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  expect(await stateOf(context, 'fr')).toBe('current');
  change(english ?? '', /^updatedAt: .*$/m, 'updatedAt: "2027-01-12T09:00:00+08:00"');
  expect(await stateOf(context, 'fr')).toBe('current');
  change(english ?? '', /^title: .*$/m, 'title: A van to El Nido');
  expect(await stateOf(context, 'fr')).toBe('stale');
  change(french ?? '', /^translation:\n(?: {2}.*\n)*/m, '');
  expect(await stateOf(context, 'fr')).toBe('unknown');
  unlinkSync(french ?? '');
  expect(await stateOf(context, 'fr')).toBe('missing');
  expect(await stateOf(context, 'de')).toBe('stale');
});
