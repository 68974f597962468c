import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../editor/lib/editor.contract.ts';
import { NEW_REVISION } from '../../editor/lib/editor.contract.ts';
import type { EditorContext } from '../../editor/server/editor-context.ts';
import { loadFile, loadNewFile } from '../../editor/server/load-file.ts';
import { saveDraft } from '../../editor/server/save-draft.ts';
import { anEditorContext } from '../fixtures/steps/an-editor-context.ts';

const VAN = 'listings/PV-PPS-ELN.yaml';

const textOf = ({ contentFolder }: EditorContext, path: string) => readFileSync(join(contentFolder, path), 'utf8');

async function draftOf(context: EditorContext, path: string): Promise<{ draft: Draft; revision: string }> {
  const { revision, data, body } = await loadFile(context, path);
  return { draft: { path, data: structuredClone(data), body }, revision };
}

function withPrice({ data, ...draft }: Draft, base: number): Draft {
  return { ...draft, data: { ...data, ratePlan: { ...(data['ratePlan'] as object), base } } };
}

describe('a saved draft (specification.md#saving)', () => {
  test('changes the value that was changed and the time of the change, and no other line', async () => {
    const context = anEditorContext();
    const before = textOf(context, VAN).split('\n');
    const { draft, revision } = await draftOf(context, VAN);
    expect(await saveDraft(context, withPrice(draft, 155), revision, 'Ana')).toMatchObject({ kind: 'saved' });
    const after = textOf(context, VAN).split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '  base: 155',
      'updatedAt: "2027-01-12T09:00:00+08:00"',
    ]);
    expect(after).toHaveLength(before.length);
  });

  test('leaves a file as it is when nothing was changed', async () => {
    const context = anEditorContext();
    const before = textOf(context, VAN);
    const { draft, revision } = await draftOf(context, VAN);
    expect(await saveDraft(context, draft, revision, 'Ana')).toEqual({ kind: 'saved', revision });
    expect(textOf(context, VAN)).toBe(before);
  });

  test('that is not valid is refused with field, found and allowed, and writes nothing', async () => {
    const context = anEditorContext();
    const before = textOf(context, VAN);
    const { draft, revision } = await draftOf(context, VAN);
    expect(await saveDraft(context, withPrice(draft, 0), revision, 'Ana')).toEqual({
      kind: 'invalid',
      problems: [{ path: VAN, field: 'ratePlan.base', found: '0', allowed: 'a price above 0' }],
    });
    expect(textOf(context, VAN)).toBe(before);
  });

  test('that would break another file is refused with that file', async () => {
    const context = anEditorContext();
    const { draft, revision } = await draftOf(context, 'places/PPS.yaml');
    const areas = (draft.data['areas'] as { id: string }[]).filter(({ id }) => id !== 'pps-port');
    const outcome = await saveDraft(context, { ...draft, data: { ...draft.data, areas } }, revision, 'Ana');
    expect(outcome.kind).toBe('invalid');
    expect(outcome.kind === 'invalid' && outcome.problems.map(({ path }) => path)).toContain(VAN);
  });

  test('of a second editor is answered with what the first has changed, and writes nothing', async () => {
    const context = anEditorContext();
    const { draft, revision } = await draftOf(context, VAN);
    await saveDraft(context, withPrice(draft, 155), revision, 'Ana');
    const saved = textOf(context, VAN);
    const outcome = await saveDraft(context, withPrice(draft, 160), revision, 'Ben');
    expect(outcome).toMatchObject({ kind: 'conflict', by: 'Ana', at: '2027-01-12T09:00:00+08:00' });
    expect(outcome.kind === 'conflict' && outcome.data['ratePlan']).toMatchObject({ base: 155 });
    expect(textOf(context, VAN)).toBe(saved);
  });

  test('meets a change by hand as a conflict with nobody', async () => {
    const context = anEditorContext();
    const { draft, revision } = await draftOf(context, VAN);
    writeFileSync(join(context.contentFolder, VAN), textOf(context, VAN).replace('base: 150', 'base: 151'));
    expect(await saveDraft(context, withPrice(draft, 160), revision, 'Ben')).toMatchObject({
      kind: 'conflict',
      by: null,
    });
  });

  test('of two at the same moment is saved once, and the other is told', async () => {
    const context = anEditorContext();
    const { draft, revision } = await draftOf(context, VAN);
    const outcomes = await Promise.all([
      saveDraft(context, withPrice(draft, 155), revision, 'Ana'),
      saveDraft(context, withPrice(draft, 160), revision, 'Ben'),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'conflict']);
  });
});

describe('translations of a saved draft (specification.md#translations-that-follow)', () => {
  test('get a week that is closed, with its reason in English', async () => {
    const context = anEditorContext();
    const { draft, revision } = await draftOf(context, VAN);
    const closures = [{ from: '2027-06-01', to: '2027-06-07', reason: 'the road is being repaired' }];
    const outcome = await saveDraft(context, { ...draft, data: { ...draft.data, closures } }, revision, 'Ana');
    expect(outcome.kind).toBe('saved');
    for (const language of ['de', 'es', 'fr', 'it', 'ko', 'nl', 'zh'])
      expect(textOf(context, `listings/PV-PPS-ELN.${language}.yaml`)).toContain('reason: the road is being repaired');
  });

  test('stay as they are where only a price has changed', async () => {
    const context = anEditorContext();
    const before = textOf(context, 'listings/PV-PPS-ELN.fr.yaml');
    const { draft, revision } = await draftOf(context, VAN);
    await saveDraft(context, withPrice(draft, 155), revision, 'Ana');
    expect(textOf(context, 'listings/PV-PPS-ELN.fr.yaml')).toBe(before);
  });

  test('are stale after a change of the English text, until somebody has compared them with it', async () => {
    const context = anEditorContext();
    const { draft, revision } = await draftOf(context, VAN);
    await saveDraft(context, { ...draft, data: { ...draft.data, title: 'Your van to El Nido' } }, revision, 'Ana');
    const stateOf = async () =>
      (await loadFile(context, VAN)).translations.find(({ language }) => language === 'fr')?.state;
    expect(await stateOf()).toBe('stale');
    const french = await draftOf(context, 'listings/PV-PPS-ELN.fr.yaml');
    const { english } = await loadFile(context, french.draft.path);
    const data = {
      ...french.draft.data,
      translation: { source: english?.source },
      title: 'Votre van pour El Nido',
    };
    expect(await saveDraft(context, { ...french.draft, data }, french.revision, 'Ana')).toMatchObject({
      kind: 'saved',
    });
    expect(await stateOf()).toBe('current');
  });
});

describe('a new file (specification.md#saving)', () => {
  test('is a copy of another one as a draft, and is made when it is saved', async () => {
    const context = anEditorContext();
    const path = 'listings/PV-PPS-RXS.yaml';
    const { data, body, revision } = await loadNewFile(context, { path, copyOf: VAN });
    expect(revision).toBe(NEW_REVISION);
    expect(data).toMatchObject({ code: 'PV-PPS-RXS', status: 'DRAFT', origin: 'PPS' });
    const refused = await saveDraft(context, { path, data, body }, revision, 'Ana');
    // What search engines show cannot be that of another listing.
    expect(refused.kind === 'invalid' && refused.problems.map(({ field }) => field)).toEqual([
      'content.seoDescription',
    ]);
    const content = {
      ...(data['content'] as object),
      seoDescription:
        'Ride from Puerto Princesa to Roxas in a van of your own, from your hotel or the airport, at the hour that you choose, with a driver who knows the road.',
    };
    const saved = await saveDraft(context, { path, data: { ...data, content }, body }, revision, 'Ana');
    expect(saved.kind).toBe('saved');
    expect(textOf(context, path)).toMatch(/^code: PV-PPS-RXS\n/);
    expect((await loadFile(context, path)).data).toMatchObject({ code: 'PV-PPS-RXS' });
  });

  test('cannot take the name of one that there is, nor lead out of the folder', async () => {
    const context = anEditorContext();
    await expect(loadNewFile(context, { path: VAN, copyOf: null })).rejects.toMatchObject({ status: 409 });
    await expect(loadNewFile(context, { path: 'settings/secrets.yaml', copyOf: null })).rejects.toThrow();
    await expect(loadNewFile(context, { path: 'listings/../../x.yaml', copyOf: null })).rejects.toThrow();
  });

  test('of a language begins with the English texts alone', async () => {
    const context = anEditorContext();
    const path = 'listings/PV-PPS-ELN.fr.yaml';
    rmSync(join(context.contentFolder, path));
    const { data, english, revision } = await loadNewFile(context, { path, copyOf: null });
    expect(Object.keys(data)).toEqual(['title', 'content']);
    expect(data['title']).toBe(english?.data['title']);
    expect(await saveDraft(context, { path, data, body: null }, revision, 'Ana')).toMatchObject({ kind: 'saved' });
    expect(textOf(context, path)).toMatch(/^translation:\n {2}source: "?[0-9a-f]{8}"?\ntitle: /);
  });
});
