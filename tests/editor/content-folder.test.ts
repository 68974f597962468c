import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFile, findContentFile, listContentFiles, readContentFile } from '../../editor/server/content-folder.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

function aContentFolder(): string {
  const folder = join(temporaryFolder(), 'content');
  for (const name of ['listings', 'pages', '.git']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'listings/SV-PPS-ELN.yaml'), 'code: SV-PPS-ELN\n');
  writeFileSync(join(folder, 'listings/SV-PPS-ELN.fr.yaml'), 'title: Van\n');
  writeFileSync(join(folder, 'listings/SV-PPS-ELN.yaml.next'), 'half');
  writeFileSync(join(folder, 'pages/about.md'), '---\ntitle: About\n---\n\nText.\n');
  writeFileSync(join(folder, '.git/config.yaml'), 'a: 1\n');
  return folder;
}

describe('the content folder (specification.md#content-editing)', () => {
  test('lists the files that can be edited', () => {
    expect(listContentFiles(aContentFolder())).toEqual([
      'listings/SV-PPS-ELN.fr.yaml',
      'listings/SV-PPS-ELN.yaml',
      'pages/about.md',
    ]);
  });

  test('has files with a revision that is the digest of their bytes', () => {
    const text = '---\ntitle: About\n---\n\nText.\n';
    expect(readContentFile(aContentFolder(), 'pages/about.md')).toEqual({
      text,
      revision: createHash('sha256').update(text).digest('hex'),
      data: { title: 'About' },
      body: 'Text.\n',
    });
  });

  test('returns nothing for a file that is not there', () => {
    const folder = aContentFolder();
    expect(findContentFile(folder, 'listings/NEW.yaml')).toBeNull();
    expect(findContentFile(folder, 'fees/new.yaml')).toBeNull();
    expect(contentFile(folder, 'listings/NEW.yaml')).toBe(join(folder, 'listings/NEW.yaml'));
  });

  test.each([
    '../secret.yaml',
    'listings/../../secret.yaml',
    'listings/../listings/SV-PPS-ELN.yaml',
    '/etc/passwd',
    'listings/sub/X.yaml',
    'listings\\X.yaml',
    'listings/X.yaml\0.md',
    'listings/X.yml',
    '.git/config.yaml',
    'unknown/X.yaml',
    'settings/unknown.yaml',
    '',
    'listings',
  ])('refuses the path %j of no content file', (path) => {
    expect(() => contentFile(aContentFolder(), path)).toThrow('is no content file');
  });

  test('refuses symbolic links that lead out of it, whether what they name is there or not', () => {
    const folder = aContentFolder();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'X.yaml'), 'secret: 1\n');
    symlinkSync(join(outside, 'X.yaml'), join(folder, 'listings/LINK.yaml'));
    symlinkSync(join(outside, 'GONE.yaml'), join(folder, 'listings/GONE.yaml'));
    symlinkSync(outside, join(folder, 'fees'));
    for (const path of ['listings/LINK.yaml', 'listings/GONE.yaml', 'fees/X.yaml', 'fees/new.yaml']) {
      expect(() => contentFile(folder, path), path).toThrow('leads out of the content folder');
    }
    expect(listContentFiles(folder)).not.toContain('listings/LINK.yaml');
  });

  test('may itself be reached by a symbolic link', () => {
    const link = join(temporaryFolder(), 'link');
    symlinkSync(aContentFolder(), link);
    expect(readContentFile(link, 'listings/SV-PPS-ELN.yaml').data).toEqual({ code: 'SV-PPS-ELN' });
  });

  test('says what to do where it is not there', () => {
    expect(() => contentFile('/nowhere/content', 'listings/X.yaml')).toThrow('set CONTENT_DIR');
  });
});
