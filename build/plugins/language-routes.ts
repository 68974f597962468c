import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../src/lib/languages/language.ts';

const PAGES = 'src/pages';

/** Routes without a language: the operator's, files of the whole site, moved addresses. */
const IN_ENGLISH_ALONE = /^(?:500|desk|desk-sw\.js|manifest\.webmanifest|\[\.\.\.(?:archive|moved|text)\])(?:\.|$)/;

/** Pattern of a route from its file: `[section]/[listing].astro` is `/[section]/[listing]`. */
function patternOf(file: string): string {
  return `/${file.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '')}`;
}

function filesOf(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => posix.relative(folder, file)).filter((file) => /\.(?:astro|ts)$/.test(file));
}

/**
 * Adds every route of src/pages once a language, under its prefix: `/fr/cart`. A route makes the
 * pages of the language in its pattern (src/site/page-language.ts).
 */
export function languageRoutes(): AstroIntegration {
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const folder = join(fileURLToPath(config.root), PAGES);
        const files = filesOf(folder).filter((file) => !IN_ENGLISH_ALONE.test(file));
        for (const language of LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE)) {
          for (const file of files)
            injectRoute({ pattern: `/${language}${patternOf(file)}`, entrypoint: join(folder, file) });
        }
      },
    },
  };
}
