import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { type CompiledMessages, compileMessages, MESSAGES_CALL, PAGE_LANGUAGE } from './compiled-messages.ts';

const CALL = new RegExp(
  `${MESSAGES_CALL}\\(\\s*["'\`]([a-z0-9-]+)["'\`]\\s*,\\s*["'\`][0-9a-f]+["'\`]\\s*,\\s*(\\{[^}]*\\})\\s*\\)`,
  'g',
);

const SUFFIX = '.js';
const IN_NAME = /[\w.$-]/;

/** The names of scripts in a text, where they end: of imports, and of the islands of a page. */
function* scriptNames(text: string): Generator<{ readonly name: string; readonly end: number }> {
  // Looked for from their ends, as a pattern would try each word of a page.
  for (let at = text.indexOf(SUFFIX); at !== -1; at = text.indexOf(SUFFIX, at + 1)) {
    const end = at + SUFFIX.length;
    let start = at;
    while (start > 0 && IN_NAME.test(text.charAt(start - 1))) start -= 1;
    if (start < at) yield { name: text.slice(start, end), end };
  }
}

/** The name of a script in a language; English has the name that the bundler gave. */
export function localizedName(name: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? name : name.replace(/\.js$/, `.${language}.js`);
}

/** The name of the English script of a localized one; others as they are. */
export function englishName(name: string): string {
  return name.replace(/\.([a-z]{2})\.js$/, (suffix, code: string) => (isLanguage(code) ? '.js' : suffix));
}

/** A text with the names of localized scripts in a language. */
export function localizeNames(text: string, localized: ReadonlySet<string>, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return text;
  let [result, from] = ['', 0];
  for (const { name, end } of scriptNames(text)) {
    if (!localized.has(name)) continue;
    result += text.slice(from, end - name.length) + localizedName(name, language);
    from = end;
  }
  return result + text.slice(from);
}

/** Whether a script differs by language, by messages or by the language of its page. */
const isByLanguage = (code: string) => code.includes(MESSAGES_CALL) || code.includes(PAGE_LANGUAGE);

/** The scripts that differ by language, or import one that does. */
function localizedScripts(scripts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const localized = new Set([...scripts].filter(([, code]) => isByLanguage(code)).map(([name]) => name));
  for (let before = -1; before !== localized.size; ) {
    before = localized.size;
    for (const [name, code] of scripts)
      if (scriptNames(code).some((imported) => localized.has(imported.name))) localized.add(name);
  }
  return localized;
}

function withMessages(name: string, code: string, messages: CompiledMessages): string {
  const written = code.replace(CALL, (_, feature: string, format: string) => {
    const compiled = messages.get(feature);
    if (compiled === undefined) throw new Error(`${name}: there are no messages called "${feature}".`);
    return `(${compiled})(${format})`;
  });
  if (written.includes(MESSAGES_CALL)) throw new Error(`${name}: a call of ${MESSAGES_CALL} has an unexpected form.`);
  return written;
}

/**
 * Writes each script that differs by language once a language, and returns their names. A name has
 * the digest of all languages: see build/plugins/messages.ts.
 *
 * @param folder with the scripts: `dist/client/_astro`
 * @param isOld whether pages of earlier builds alone load a script: it stays as they know it
 */
export async function localizeScripts(
  folder: string,
  messagesFolder: string,
  isOld: (name: string) => boolean,
): Promise<ReadonlySet<string>> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.js') && englishName(name) === name && !isOld(name),
  );
  const scripts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
  const localized = localizedScripts(scripts);
  for (const language of LANGUAGE_CODES) {
    const messages = await compileMessages(messagesFolder, language);
    for (const name of localized) {
      const code = withMessages(name, scripts.get(name) ?? '', messages).replaceAll(PAGE_LANGUAGE, language);
      await writeFile(join(folder, localizedName(name, language)), localizeNames(code, localized, language));
    }
  }
  return localized;
}

/**
 * The names of the scripts that an earlier build has written once a language.
 *
 * @param isOld whether pages of earlier builds alone load a script
 */
export async function finishedScripts(folder: string, isOld: (name: string) => boolean): Promise<ReadonlySet<string>> {
  const names = await readdir(folder);
  const english = names.filter((name) => englishName(name) !== name).map(englishName);
  return new Set(english.filter((name) => !isOld(name)));
}
