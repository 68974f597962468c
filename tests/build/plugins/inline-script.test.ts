import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { inlineScripts } from '../../../build/plugins/inline-script.ts';
import { noPreloadHelper } from '../../../build/plugins/no-preload-helper.ts';

/** The code that Vite makes of some files; the first is the entry. */
async function built(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'inline-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineScripts(), noPreloadHelper()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, Object.keys(files)[0] ?? '') } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output && 'output' in output ? output.output : [];
  return chunk?.type === 'chunk' ? chunk.code : '';
}

async function textOf(files: Readonly<Record<string, string>>): Promise<string> {
  const code = await built({
    'main.js': "import text from './entry.ts?inline-script'; globalThis.text = text;",
    ...files,
  });
  new Function(code)();
  return (globalThis as unknown as { text: string }).text;
}

test('a module and what it imports become one script that runs', async () => {
  const text = await textOf({
    'entry.ts': "import { word } from './word.ts'; export default function go(): void { globalThis.said = word; }",
    'word.ts': "export const word: string = 'hello';",
  });
  new Function(text)();
  expect((globalThis as unknown as { said: string }).said).toBe('hello');
  expect(text).not.toMatch(/\b(?:import|export)\b/);
});

test('such a script leaves no name behind', async () => {
  const text = await textOf({ 'entry.ts': 'export default function go() { globalThis.count = 1; }' });
  expect(new Function(`${text}; return typeof _`)()).toBe('undefined');
});

test('a module that cannot be read stops the build', async () => {
  await expect(textOf({ 'entry.ts': "import './missing.ts'; export default () => 1;" })).rejects.toThrow(/missing/);
});

test('an import on demand stays as small as it was written', async () => {
  const code = await built({
    'main.js': "import('./later.js').then((later) => later.go());",
    'later.js': 'export function go() {}',
  });
  expect(code).toMatch(/import\(["'`]\.\/.*later/);
  expect(code).not.toContain('modulepreload');
});
