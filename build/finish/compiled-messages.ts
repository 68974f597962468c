import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import type { Language } from '../../src/lib/languages/language.ts';

/** The function that scripts seem to call for messages: see build/plugins/messages.ts. */
export const MESSAGES_CALL = '__MESSAGES__';

/** What stands for the language of a page in scripts: see build/plugins/messages.ts. */
export const PAGE_LANGUAGE = '__PAGE_LANGUAGE__';

/** Code by feature: a function that takes `format.ts` and returns the feature's messages. */
export type CompiledMessages = ReadonlyMap<string, string>;

/** What a file of messages may import: types, and the functions that it is called with. */
const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*["']\.\/(?:list-)?format\.ts["'];?\s*$/gm;

/** The functions that a file of messages imports from `format.ts`. */
export function importsOfFormat(code: string): readonly string[] {
  const lists = [...code.matchAll(IMPORT)].map(([, names = '']) => names);
  return lists
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

async function compile(file: string, language: Language): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const body = code.replace(IMPORT, '').replace(/^export const /m, 'const ');
  if (/^(?:import|export) /m.test(body))
    throw new Error(
      `${file}: a file of messages imports types and "./format.ts", and exports one constant "${language}".`,
    );
  const minified = await minify(
    file,
    `export default ({ ${importsOfFormat(code).join(', ')} }) => { ${body}\nreturn ${language}; };`,
    {
      module: true,
    },
  );
  const [first] = minified.errors;
  if (first) throw new Error(`${file}: ${first.message}`);
  return minified.code.replace(/^export default/, '').replace(/;\s*$/, '');
}

/** The messages of every feature in a language, as code. */
export async function compileMessages(folder: string, language: Language): Promise<CompiledMessages> {
  const suffix = `.${language}.ts`;
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix));
  const compiled = names.map(
    async (name): Promise<[string, string]> => [
      name.slice(0, -suffix.length),
      await compile(join(folder, name), language),
    ],
  );
  return new Map(await Promise.all(compiled));
}
