import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  englishName,
  finishedScripts,
  localizeNames,
  localizeScripts,
} from '../../../build/finish/localize-scripts.ts';
import { LANGUAGE_CODES } from '../../../src/lib/languages/language.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const CALL = '__MESSAGES__(`cart`,`1a2b3c4d`,{plural:f})';
const MESSAGES = `import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

export const en = {
  title: 'Your cart',
  trips: (count: number) => plural('en', count, { one: 'one trip', other: \`\${count} trips\` }),
  cash: <Part>(amount: Part): MessageParts<Part> => ['Bring ', amount, '.'],
};

export type CartMessages = typeof en;
`;

function aSite(scripts: Readonly<Record<string, string>>, messages = MESSAGES) {
  const folder = temporaryFolder();
  const [code, texts] = [join(folder, '_astro'), join(folder, 'messages')];
  for (const made of [code, texts]) mkdirSync(made);
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(code, name), text);
  for (const code of LANGUAGE_CODES) {
    writeFileSync(join(texts, `cart.${code}.ts`), messages.replace('const en', `const ${code}`));
  }
  const localize = (old: readonly string[] = []) => localizeScripts(code, texts, (name) => old.includes(name));
  const finished = (old: readonly string[] = []) => finishedScripts(code, (name) => old.includes(name));
  return {
    localize,
    finished,
    read: (name: string) => readFileSync(join(code, name), 'utf8'),
    names: () => readdirSync(code),
  };
}

describe('scripts with messages (specification.md#languages)', () => {
  test('a script has the messages of its language in the place of the call', async () => {
    const site = aSite({ 'cart.a1.js': `const m=${CALL};globalThis.found=m;` });
    await site.localize();
    const code = site.read('cart.a1.js');
    expect(code).not.toContain('__MESSAGES__');
    const plural = (_: string, count: number, forms: { one: string; other: string }) =>
      count === 1 ? forms.one : forms.other;
    const found = new Function('f', `${code.replace('globalThis.found=', 'return ')}`)(plural);
    expect(found.title).toBe('Your cart');
    expect([found.trips(1), found.trips(3)]).toEqual(['one trip', '3 trips']);
    expect(found.cash('₱400')).toEqual(['Bring ', '₱400', '.']);
  });

  test('a script is one of a language where it has messages or imports one that has', async () => {
    const site = aSite({
      'cart.a1.js': `const m=${CALL};export{m};`,
      'screen.b2.js': 'import{m}from"./cart.a1.js";',
      'react.c3.js': 'export const r=1;',
    });
    expect([...(await site.localize())].toSorted()).toEqual(['cart.a1.js', 'screen.b2.js']);
  });

  test('a later build finds by their names which scripts there are once a language', async () => {
    const site = aSite({
      'cart.a1.js': `const m=${CALL};export{m};`,
      'screen.b2.js': 'import{m}from"./cart.a1.js";',
      'react.c3.js': 'export const r=1;',
    });
    const localized = await site.localize();
    expect((await site.finished()).symmetricDifference(localized)).toEqual(new Set());
    expect([...(await site.finished(['screen.b2.js']))]).toEqual(['cart.a1.js']);
  });

  test('a script that asks for the language of its page has that of its copy', async () => {
    const site = aSite({ 'page.a1.js': 'export const language="__PAGE_LANGUAGE__";' });
    expect([...(await site.localize())]).toEqual(['page.a1.js']);
    expect(site.read('page.a1.js')).toBe('export const language="en";');
    expect(site.read('page.a1.fr.js')).toBe('export const language="fr";');
  });

  test('a script of an earlier build stays as its pages know it, in every language', async () => {
    const site = aSite({
      'cart.a1.js': `const m=${CALL};export{m};`,
      'screen.old.js': 'import{m}from"./cart.a1.js";"Your trips";',
      'screen.old.fr.js': 'import{m}from"./cart.a1.fr.js";"Vos trajets";',
    });
    expect([...(await site.localize(['screen.old.js']))]).toEqual(['cart.a1.js']);
    expect(site.read('screen.old.js')).toContain('Your trips');
    expect(site.read('screen.old.fr.js')).toContain('Vos trajets');
  });

  test('messages that nobody wrote stop the build with the name of the script', async () => {
    const site = aSite({ 'x.a1.js': CALL.replace('cart', 'checkout') });
    await expect(site.localize()).rejects.toThrow('x.a1.js: there are no messages called "checkout".');
  });

  test('a call in an unknown form stops the build', async () => {
    const site = aSite({ 'x.a1.js': '__MESSAGES__(name)' });
    await expect(site.localize()).rejects.toThrow('has an unexpected form');
  });

  test('a file of messages that imports anything else stops the build', async () => {
    const site = aSite({}, `import { x } from './x.ts';\nexport const en = { x };\n`);
    await expect(site.localize()).rejects.toThrow('imports types and "./format.ts"');
  });

  test('names of scripts in an English page stay, and those of older browsers are known', () => {
    expect(localizeNames('src="/_astro/cart.a1.js"', new Set(['cart.a1.js']), 'en')).toBe('src="/_astro/cart.a1.js"');
    expect(englishName('cart.a1.xx.js')).toBe('cart.a1.xx.js');
  });
});
