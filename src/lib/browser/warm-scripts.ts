import { isFrugal } from './connection.ts';
import { whenIdle } from './idle.ts';

/** What a chunk imports: `from"./react.abc.js"`. */
const IMPORT = /(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g;

/** What a script imports when somebody needs it: `import("./late.abc.js")`. */
const ON_DEMAND = /import\(\s*["'`](\.\/[^"'`]+\.js)/g;

/**
 * How far code is brought. `ready`: it may run at once, and what it opens later is in the cache. `whole`: in the cache, with everything that it may ask for.
 * `itself`: in the cache, with its imports.
 */
type Extent = 'ready' | 'whole' | 'itself';

type Seen = Set<string>;

function importsIn(code: string, pattern: RegExp, base: string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, path = '']) => new URL(path, base).href);
}

/** The browser compiles it without running it: the first tap then does not wait for one import after the other. */
function prepare(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** The code at an address; none where it does not come. */
function codeOf(url: string): Promise<string> {
  return fetch(url, { priority: 'low' }).then(
    (response) => response.text(),
    () => '',
  );
}

async function warm(url: string, seen: Seen, extent: Extent): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const code = await codeOf(url);
  if (code && extent === 'ready') prepare(url);
  for (const next of importsIn(code, IMPORT, url)) warm(next, seen, extent);
  if (extent !== 'itself') for (const next of importsIn(code, ON_DEMAND, url)) warm(next, seen, 'whole');
}

async function warmOnDemand(url: string, seen: Seen): Promise<void> {
  for (const next of importsIn(await codeOf(url), ON_DEMAND, url)) warm(next, seen, 'itself');
}

function islandUrls(): readonly string[] {
  const islands = [...document.querySelectorAll('astro-island')];
  const paths = islands.flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)));
  return paths.filter((path) => path !== null).map((path) => new URL(path, location.href).href);
}

function pageScripts(): readonly string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src);
}

/**
 * Brings the code that a touch will ask for into the browser's cache, at idle, with low priority and without running it: that of
 * the page's islands with the windows that they open, and what its own scripts load on demand. So the first tap is answered at once, also when the line is
 * gone by then. Travellers who save data fetch it with the first tap.
 */
export function warmScripts(): void {
  if (isFrugal()) return;
  const seen: Seen = new Set();
  whenIdle(() => {
    for (const url of islandUrls()) warm(url, seen, 'ready');
    for (const url of pageScripts()) warmOnDemand(url, seen);
  });
}
