import { describe, expect, test } from 'vitest';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { aFile, aLandingPage, aLibrary, PAGE, withAdded } from '../../fixtures/builders/a-library.ts';

const ALLOWED = 'lower-case words joined by hyphens, as in "el-nido-boat-tours": the name is the address';

describe('a file whose name is an address', () => {
  test.each(['El-Nido', 'el nido', 'el_nido', 'el--nido', '-el-nido', 'el-nido.old', 'el-niño', ''])(
    'cannot be called %j',
    (id) => {
      const library = withAdded('landingPages', aFile('landing-pages', id, aLandingPage()));
      expect(libraryProblems(library)).toEqual([
        { file: `src/content/landing-pages/${id}.yaml`, field: "(the file's name)", found: id, allowed: ALLOWED },
      ]);
    },
  );

  test('may be a page or an article', () => {
    const page = withAdded('pages', aFile('pages', 'About', PAGE));
    const [article] = aLibrary().articles;
    if (!article) throw new Error('The library has no article');
    const both = withAdded('articles', { ...article, id: 'Getting there' }, page);
    expect(libraryProblems(both).map(({ found }) => found)).toEqual(['About', 'Getting there']);
  });
});
