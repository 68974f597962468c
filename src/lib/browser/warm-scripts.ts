import { isFrugal } from './connection.ts';

/** How long the page rests before, in milliseconds. */
const REST_MS = 500;

/** What a chunk imports at once, `from"./react.abc.js"`, or when somebody needs it, `import("./late.abc.js")`: then with the bracket. */
const IMPORT = /(?:from|import)\s*(\(?)\s*["'`](\.\/[^"'`]+\.js)/g;

/** How far code is brought: numbers, because every byte of this runs before a touch. */
/** It is there already. */
const RUNNING = 0;
/** It may run at once. */
const READY = 1;
/** It is in the cache, with everything that it may ask for. */
const WHOLE = 2;
/** It is in the cache. */
const ITSELF = 3;

type Extent = typeof RUNNING | typeof READY | typeof WHOLE | typeof ITSELF;

/** By extent: how far what a chunk imports is brought, at once and on demand. */
const THEN: readonly (readonly [Extent | null, Extent | null])[] = [
  [null, ITSELF],
  [READY, WHOLE],
  [WHOLE, WHOLE],
  [ITSELF, null],
];

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

/** One file after the other for each that is named, so that no burst of them keeps the page from answering. */
async function warm(url: string, seen: Set<string>, extent: Extent): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const code = await codeOf(url);
  if (code && extent === READY) prepare(url);
  for (const [, bracket, path = ''] of code.matchAll(IMPORT)) {
    const next = THEN[extent]?.[bracket ? 1 : 0];
    if (next) await warm(new URL(path, url).href, seen, next);
  }
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
 * Brings the code that a touch will ask for into the browser's cache, once the page rests, with low priority and without running it: that of
 * the page's islands with the windows that they open, and what its own scripts load on demand. So the first tap is answered at once, also when the line is
 * gone by then. Travellers who save data fetch it with the first tap.
 */
export function warmScripts(): void {
  if (isFrugal()) return;
  const seen = new Set<string>();
  const begin = () => {
    for (const url of islandUrls()) warm(url, seen, READY);
    for (const url of pageScripts()) warm(url, seen, RUNNING);
  };
  // The largest picture may be drawn a moment after it has come.
  setTimeout(begin, REST_MS);
}
