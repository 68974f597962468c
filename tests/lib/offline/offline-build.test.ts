import { expect, test } from 'vitest';
import { type OfflineBuild, offlineBuildOf, withOfflineBuild } from '../../../src/lib/offline/offline-build.ts';
import { aPage } from '../../fixtures/builders/an-offline-file.ts';
import { inEveryLanguage } from '../../fixtures/builders/in-every-language.ts';

const EDITION = { list: { path: '/_astro/offline.1.json', revision: '1' }, shell: [aPage('/offline')] };
const BUILD: OfflineBuild = { build: 'a', editions: inEveryLanguage(EDITION) };

test('a worker knows the build that finished it, the last one where it was finished twice', () => {
  const code = withOfflineBuild(withOfflineBuild('run()', { ...BUILD, build: 'older' }), BUILD);
  const scope: { OFFLINE_BUILD?: unknown } = {};
  new Function('self', 'run', code)(scope, () => undefined);
  expect(offlineBuildOf(scope)).toEqual(BUILD);
  expect(code.match(/OFFLINE_BUILD/g)).toHaveLength(1);
});

test('a worker of a build that was not finished says so', () => {
  expect(() => offlineBuildOf({})).toThrow('npm run build');
});
