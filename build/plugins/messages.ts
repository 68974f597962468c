import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { MESSAGES_CALL } from '../finish/compiled-messages.ts';

/** A module that has the messages of a feature in all languages: `src/lib/messages/cart.ts`. */
const FEATURE = /\/src\/lib\/messages\/([a-z0-9-]+)\.ts$/;

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A fingerprint of a feature's messages in all languages. */
function digestOf(folder: string, feature: string): string {
  const files = readdirSync(folder).filter((name) => name.startsWith(`${feature}.`));
  const hash = createHash('sha256');
  for (const name of files.toSorted()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
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
      const [, feature] = FEATURE.exec(id) ?? [];
      const folder = dirname(id);
      if (!feature || !existsSync(join(folder, `${feature}.en.ts`))) return null;
      for (const name of readdirSync(folder)) if (name.startsWith(`${feature}.`)) this.addWatchFile(join(folder, name));
      const key = JSON.stringify(basename(id, '.ts'));
      // With the digest, a changed message changes the names of the files that have it.
      return [
        `import * as format from './format.ts';`,
        `const messages = ${MESSAGES_CALL}(${key}, ${JSON.stringify(digestOf(folder, feature))}, format);`,
        `export const ${camelCase(feature)}Messages = () => messages;`,
      ].join('\n');
    },
  };
}
