import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableText } from '../../editor/lib/table-text.ts';
import { comparePrices, tableOfPrices } from '../../editor/server/compare-prices.ts';
import { listContentFiles } from '../../editor/server/content-folder.ts';
import type { EditorContext } from '../../editor/server/editor-context.ts';
import { savePrices } from '../../editor/server/save-prices.ts';
import { anEditorContext } from '../fixtures/steps/an-editor-context.ts';

const VAN = 'listings/PV-PPS-ELN.yaml';
const BOAT = 'listings/PrivBoat-HB.yaml';
const HEAD = 'listing,base,extra,inc\n';

const textOf = ({ contentFolder }: EditorContext, path: string) => readFileSync(join(contentFolder, path), 'utf8');

const textsOf = (context: EditorContext) =>
  listContentFiles(context.contentFolder).map((path) => [path, textOf(context, path)]);

/** What a table would change, and the revisions that whoever looks at it has seen. */
async function shown(context: EditorContext, csv: string) {
  const compared = await comparePrices(context, csv);
  if (compared.kind === 'mistakes') throw new Error(JSON.stringify(compared.mistakes));
  const revisions = Object.fromEntries(compared.differences.map(({ path, revision }) => [path, revision]));
  return { differences: compared.differences, problems: compared.problems, revisions };
}

describe('prices as a spreadsheet (specification.md#price-table)', () => {
  test('differ in nothing when the table comes back as it was, also as spreadsheets save it', async () => {
    const context = anEditorContext();
    const table = await tableOfPrices(context);
    const bytes = Buffer.from(table);
    const european = table.replaceAll(',', ';').replaceAll('.', ',');
    for (const csv of [tableText(bytes) ?? '', european]) {
      const { differences } = await shown(context, csv);
      expect(differences).toEqual([]);
    }
    expect(table.trim().split('\r\n').length - 1).toBeGreaterThan(50);
  });

  test('are compared field by field and group by group, and nothing is written', async () => {
    const context = anEditorContext();
    const before = textsOf(context);
    const { differences, problems } = await shown(context, `${HEAD}PV-PPS-ELN,155,0,8\n`);
    expect(problems).toEqual([]);
    expect(differences).toMatchObject([
      { path: VAN, code: 'PV-PPS-ELN', fields: [{ field: 'base', before: 150, after: 155 }] },
    ]);
    expect(differences[0]?.groups[0]).toEqual({ people: 1, beforeCents: 17300, afterCents: 17800 });
    expect(textsOf(context)).toEqual(before);
  });

  test('are written into all files of a table, each with its price and time alone', async () => {
    const context = anEditorContext();
    const before = new Map(textsOf(context) as [string, string][]);
    const csv = `${HEAD}PV-PPS-ELN,155,0,8\nPrivBoat-HB,111,2,2\n`;
    const { revisions } = await shown(context, csv);
    expect(await savePrices(context, { csv, revisions }, 'Ana')).toEqual({ kind: 'saved', paths: [VAN, BOAT] });
    const changed = listContentFiles(context.contentFolder).filter(
      (path) => before.get(path) !== textOf(context, path),
    );
    expect(changed).toEqual([VAN, BOAT]);
    const lines = textOf(context, VAN)
      .split('\n')
      .filter((line) => !before.get(VAN)?.includes(line));
    expect(lines).toEqual(['  base: 155', 'updatedAt: "2027-01-12T09:00:00+08:00"']);
    expect((await shown(context, csv)).differences).toEqual([]);
  });

  test('are not written where a file has changed since the differences were shown', async () => {
    const context = anEditorContext();
    const csv = `${HEAD}PV-PPS-ELN,155,0,8\nPrivBoat-HB,111,2,2\n`;
    const { revisions } = await shown(context, csv);
    await savePrices(
      context,
      { csv: `${HEAD}PV-PPS-ELN,152,0,8\n`, revisions: { [VAN]: revisions[VAN] ?? '' } },
      'Ben',
    );
    const before = textsOf(context);
    const outcome = await savePrices(context, { csv, revisions }, 'Ana');
    expect(outcome).toEqual({ kind: 'conflict', changed: [{ path: VAN, by: 'Ben' }] });
    expect(textsOf(context)).toEqual(before);
  });

  test('are not written where a file that was not shown would change now', async () => {
    const context = anEditorContext();
    const csv = `${HEAD}PV-PPS-ELN,150,0,8\nPrivBoat-HB,111,2,2\n`;
    const { revisions } = await shown(context, csv);
    expect(Object.keys(revisions)).toEqual([BOAT]);
    writeFileSync(join(context.contentFolder, VAN), textOf(context, VAN).replace('base: 150', 'base: 151'));
    expect(await savePrices(context, { csv, revisions }, 'Ana')).toEqual({
      kind: 'conflict',
      changed: [{ path: VAN, by: null }],
    });
  });

  test('that the build would refuse are shown with the reason, and none of the table is written', async () => {
    const context = anEditorContext();
    const before = textsOf(context);
    const csv = `${HEAD}PV-PPS-ELN,155,0,99\nPrivBoat-HB,111,2,2\n`;
    const { problems, revisions } = await shown(context, csv);
    expect(problems).toMatchObject([{ path: VAN, field: 'maxPeople', allowed: expect.stringContaining('99 or more') }]);
    expect(await savePrices(context, { csv, revisions }, 'Ana')).toMatchObject({ kind: 'invalid' });
    expect(textsOf(context)).toEqual(before);
  });

  test('of a table with a mistake are answered with it, and nothing is written', async () => {
    const context = anEditorContext();
    const csv = `${HEAD}PV-PPS-ELN,155,0,8\nSV-XX,1,1,1\n`;
    expect(await savePrices(context, { csv, revisions: {} }, 'Ana')).toMatchObject({
      kind: 'mistakes',
      mistakes: [{ line: 3, column: 'listing', found: '"SV-XX"' }],
    });
  });
});

describe('the file of a table', () => {
  const CSV = 'listing;base\r\nSV-Ä;1\r\n';

  test.each([
    ['UTF-8', Buffer.from(CSV)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${CSV}`)],
    ['UTF-16, as "Unicode text"', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
  ])('is read in %s', (_name, bytes) => {
    expect(tableText(bytes)).toBe(CSV);
  });

  test('has nothing that cannot be seen', () => {
    expect(tableText(Buffer.from('SV-\u200bPPS\u0000'))).toBe('SV-PPS ');
  });

  test.each([
    ['xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])('is no table where it is a workbook: %s', (_name, bytes) => {
    expect(tableText(new Uint8Array(bytes))).toBeNull();
  });
});
