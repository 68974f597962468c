import { isFrugal } from './connection.ts';
import { whenIdle } from './idle.ts';

/** What a chunk imports: `from"./react.abc.js"`. */
const IMPORT = /(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g;

/** What a script imports when somebody needs it: `import("./late.abc.js")`. */
const ON_DEMAND = /import\(\s*["'`](\.\/[^"'`]+\.js)/g;

/** Either way. */
const ANY = /(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+\.js)["'`]/g;

type Seen = Set<string>;

/** @param then how deep: what the imports themselves import */
async function warm(url: string, seen: Seen, pattern: RegExp, then: RegExp): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const response = await fetch(url, { priority: 'low' });
  const imports = [...(await response.text()).matchAll(pattern)].map(
    ([, path = '']) => new URL(path, response.url).href,
  );
  await Promise.all(imports.map((next) => warm(next, seen, then, then)));
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
    for (const url of islandUrls()) warm(url, seen, ANY, ANY).catch(() => undefined);
    for (const url of pageScripts()) warm(url, seen, ON_DEMAND, IMPORT).catch(() => undefined);
  });
}
