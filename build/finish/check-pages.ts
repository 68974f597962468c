import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shellPageOf } from '../../src/lib/booking/shell-pages.ts';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { redirectTableSchema } from '../../src/lib/navigation/redirect-rule.schema.ts';
import { filesBelow } from '../incremental/files-below.ts';
import { quickCopiesOf } from './compress-folder.ts';
import { compress } from './compression-format.ts';
import { pageProblem } from './page-budget.ts';
import { addressOf } from './site-file.ts';

/** What a new build of the site has wrong, compared with the one that is live. */
export interface PageCheck {
  /** Addresses that were pages, and are none any more. */
  readonly missing: string[];
  /** A sentence for each link that leads nowhere, and each page that has become too long. */
  readonly problems: string[];
}

const HTML = /\.html$/;
const LINK = /<a\s[^>]*?\bhref="(\/(?!\/)[^"]*)"/g;
/** Quick copies are a seventh larger: a page that passes with a tenth more passes later too. */
const QUICK_EXCESS = 1.1;
/** Answered by the server, which no file says. */
const NOT_A_FILE = /^\/(?:api|desk)(?:\/|$)/;

/** A build: its folder of public files, and their names. */
class Site {
  readonly #folder: string;
  readonly #files: ReadonlySet<string>;
  readonly #moved: ReadonlySet<string>;
  readonly #quick: ReadonlySet<unknown>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#files = new Set(filesBelow(folder));
    const rules = redirectTableSchema.parse(JSON.parse(this.read('redirects.json')));
    this.#moved = new Set(rules.map(({ from }) => from));
    this.#quick = quickCopiesOf(folder);
  }

  get pages(): readonly string[] {
    return [...this.#files].filter((name) => HTML.test(name)).toSorted();
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  read(name: string): string {
    return readFileSync(join(this.#folder, name), 'utf8');
  }

  /** Changes with the content of a file: equal contents have one time in all builds. */
  versionOf(name: string): string {
    const { size, mtimeMs } = statSync(join(this.#folder, name));
    return `${size} ${Math.trunc(mtimeMs)}`;
  }

  /** Whether an address is answered: by a file, a rule, or a page for many addresses. */
  answers(address: string): boolean {
    if (NOT_A_FILE.test(address)) return true;
    const path = shellPageOf(address)?.shell ?? address;
    const name = path.replace(/^\/|\/$/g, '');
    const isFile = [name, join(name, 'index.html'), `${name}.html`].some((file) => this.#files.has(file));
    return isFile || this.#moved.has(address) || this.#moved.has(languageOfPath(address).path);
  }

  /** The links of a page that lead nowhere. */
  deadLinksOf(name: string): readonly string[] {
    const links = [...this.read(name).matchAll(LINK)].map(([, href = '']) => pathOf(href));
    return [...new Set(links)].filter((path) => !this.answers(path));
  }

  /** What a page has too much of. Where a quick copy leaves a doubt, a proper one is made. */
  async budgetProblem(name: string): Promise<string | null> {
    const copy = `${name}.br`;
    if (!this.#files.has(copy)) return null;
    const isQuick = this.#quick.has(name);
    const problem = pageProblem(addressOf(name), readFileSync(join(this.#folder, copy)), isQuick ? QUICK_EXCESS : 1);
    if (problem === null || !isQuick) return problem;
    return pageProblem(addressOf(name), (await compress(name, Buffer.from(this.read(name)))).br);
  }
}

function pathOf(href: string): string {
  const path = href.replaceAll('&amp;', '&').replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * Compares a new build with the one that is live. Only pages that differ are read, and only what is
 * worse than before is named.
 *
 * @param live the folder of public files that is live
 * @param next that of the new build
 */
export async function checkPages(live: string, next: string): Promise<PageCheck> {
  const [before, after] = [new Site(live), new Site(next)];
  const missing = before.pages.filter((name) => !after.has(name)).map(addressOf);
  const changed = after.pages.filter((name) => !before.has(name) || before.versionOf(name) !== after.versionOf(name));
  const problems: string[] = [];
  for (const name of changed) {
    const found = after.deadLinksOf(name);
    const known = found.length > 0 && before.has(name) ? before.deadLinksOf(name) : [];
    const dead = found.filter((path) => !known.includes(path));
    problems.push(
      ...dead.map((path) => `${addressOf(name)} has a link to ${path}, where nothing is: change the link.`),
    );
    const budget = await after.budgetProblem(name);
    if (budget !== null && !(before.has(name) && (await before.budgetProblem(name)))) problems.push(budget);
  }
  return { missing, problems };
}
