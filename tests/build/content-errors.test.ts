import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../fixtures/programs/project-copy.ts';

const LISTING = 'src/content/listings/PV-PPS-ELN.yaml';
const POLICY = 'src/content/policies/private-van-24h.yaml';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
});

afterAll(() => copy.remove());

/** From a path to what is done with its text. */
type Changes = Readonly<Record<string, (text: string) => string>>;

/** What the build prints when files are changed; they are restored afterwards. */
async function outputWith(changes: Changes): Promise<string> {
  const originals = Object.entries(changes).map(([path, change]) => {
    const file = join(copy.folder, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, change(text));
    return { file, text };
  });
  const output = await copy.build().then(
    () => 'the build succeeded',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  for (const { file, text } of originals) writeFileSync(file, text);
  return output;
}

function problem(file: string, field: string, found: string, allowed: string): string {
  return `${file}\n  field:   ${field}\n  found:   ${found}\n  allowed: ${allowed}`;
}

describe('a wrong file stops the build and says file, field, what was found and what is allowed', () => {
  test('all mistakes of a file at once', { timeout: 120_000 }, async () => {
    const output = await outputWith({
      [LISTING]: (text) => text.replace('base: 150', 'base: 0').replace('title:', 'titel:'),
    });
    expect(output).toContain(problem(LISTING, 'ratePlan.base', '0', 'a price above 0'));
    expect(output).toContain(problem(LISTING, 'title', 'nothing', 'a text'));
    expect(output).toContain('no field of this name; check its spelling');
  });

  // One build for both: mistakes between files are reported at once.
  test('a reference to something that does not exist, and a policy that contradicts itself', {
    timeout: 120_000,
  }, async () => {
    const output = await outputWith({
      [LISTING]: (text) => text.replace(/^destination: ELN$/m, 'destination: XYZ'),
      [POLICY]: (text) => text.replace('noShowFeePercent: 100', 'noShowFeePercent: 10'),
    });
    expect(output).toContain(problem(LISTING, 'destination', '"XYZ"', 'one of ELN, PBT, PPS, SAB, SVC'));
    expect(output).toContain(`${POLICY}\n  field:   noShowFeePercent`);
  });

  test('a file that is not YAML', { timeout: 120_000 }, async () => {
    const output = await outputWith({ [LISTING]: () => 'code: [PV-PPS-ELN\ntitle: x' });
    expect(output).toContain('A file of the collection "listings" cannot be read');
    expect(output).toContain('PV-PPS-ELN.yaml');
  });
});
