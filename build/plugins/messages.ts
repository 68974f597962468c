import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { importsOfFormat, MESSAGES_CALL, PAGE_LANGUAGE } from '../finish/compiled-messages.ts';

/** A module that has the messages of a feature in all languages: `src/lib/messages/cart.ts`. */
const FEATURE = /\/src\/lib\/messages\/([a-z0-9-]+)\.ts$/;

/** The module that says which language a page is in. */
const PAGE_LANGUAGE_MODULE = /\/src\/islands\/page\/page-language\.ts$/;

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The files of a feature, in all languages. */
function filesOf(folder: string, feature: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(`${feature}.`));
  return names.toSorted().map((name) => join(folder, name));
}

/** A module with a call in the place of messages. */
function callOf(feature: string, texts: readonly string[]): string {
  const names = [...new Set(texts.flatMap(importsOfFormat))].toSorted();
  const format = names.join(', ');
  // With the digest, a changed message changes the names of the files that have it.
  const digest = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
  return [
    ...names.map((name) => `import { ${name} } from './${name === 'listOf' ? 'list-format' : 'format'}.ts';`),
    `const messages = ${MESSAGES_CALL}(${JSON.stringify(feature)}, ${JSON.stringify(digest)}, { ${format} });`,
    `export const ${camelCase(feature)}Messages = () => messages;`,
  ].join('\n');
}

/**
 * Plugin that puts a call in the place of messages in the scripts of pages. The build replaces the
 * call in a copy for each language (build/finish/localize-scripts.ts), so that a page loads its own
 * language alone, in no more files.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      // A copy is of one language, and need not ask its page.
      if (PAGE_LANGUAGE_MODULE.test(id)) return `export const pageLanguage = () => ${JSON.stringify(PAGE_LANGUAGE)};`;
      const [, feature] = FEATURE.exec(id) ?? [];
      const folder = dirname(id);
      if (!feature || !existsSync(join(folder, `${feature}.en.ts`))) return null;
      const files = filesOf(folder, feature);
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => readFileSync(file, 'utf8'));
      // A script that uses no message of a feature carries none.
      return { code: callOf(feature, texts), moduleSideEffects: false };
    },
  };
}
