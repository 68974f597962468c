import { describe, expect, test } from 'vitest';
import { browserGlobalViolations } from './architecture/browser-globals.ts';
import { lengthViolations, nameViolations } from './architecture/file-rules.ts';
import { importViolations } from './architecture/import-rules.ts';
import { layerOf } from './architecture/layers.ts';
import { codeIn, filesIn, stylesIn } from './architecture/project-files.ts';
import { siblingViolations } from './architecture/style-rules.ts';

const source = codeIn('src');
const host = codeIn('server');

describe('the architecture (design, section 3)', () => {
  test('every file under src is in a layer', () => {
    expect(filesIn('src').filter((path) => layerOf(path) === null)).toEqual([]);
  });

  test('files import only what their layer may', () => {
    expect([...source, ...host].flatMap(importViolations)).toEqual([]);
  });

  test('no module of src reaches for the browser while it is loaded', () => {
    expect(source.flatMap(browserGlobalViolations)).toEqual([]);
  });

  test('no file is over 200 lines', () => {
    const code = [...source, ...host, ...codeIn('scripts'), ...codeIn('tests')];
    expect(code.flatMap(lengthViolations)).toEqual([]);
  });

  test('names say what is inside, and there are no barrels', () => {
    const paths = ['src', 'server', 'scripts'].flatMap(filesIn);
    expect(paths.flatMap(nameViolations)).toEqual([]);
  });

  test('no style is of whatever follows anything', () => {
    expect(stylesIn('src').flatMap(siblingViolations)).toEqual([]);
  });
});
