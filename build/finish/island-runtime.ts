import { createHash } from 'node:crypto';

/** A file that pages share, and its text. */
export interface SharedScript {
  /** Its address: `/_astro/islands.1a2b3c4d.js`. */
  readonly path: string;
  readonly text: string;
}

/**
 * A page without the runtime, and the files that it loads instead, first one first. Empty for a
 * page without islands.
 */
export interface SlimPage {
  readonly html: string;
  readonly scripts: readonly SharedScript[];
}

/** Pattern for Astro's inline runtime: its directive, its custom element, and a style. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:astro:intent|astro-island)(?:(?!<\/script>)[\s\S])*?)<\/script>/g;
const STYLE = /<style>astro-island,[^<]*<\/style>/g;
/** Pattern for a random id of an island, which Astro's element does not read. */
const ISLAND_ID = /(<astro-island) uid="[^"]*"/g;
const ELEMENT = 'customElements.define("astro-island"';

/** Pattern for islands that hydrate on load: screens that only a browser can render. */
const AWAKE = /<astro-island [^>]*client="(?!intent")/;

function sharedScript(text: string): SharedScript {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `/_astro/islands.${digest}.js`, text };
}

/** Disables every island of the page (src/islands/start/lazy-island-runtime.ts). */
function sleep({ path }: SharedScript): string {
  return `document.querySelectorAll("astro-island").forEach(i=>{Astro.intent(null,"${path}",i)})`;
}

/** The files that hydrate a page's islands, first one first. */
function filesOf(html: string, parts: readonly string[]): [SharedScript, ...SharedScript[]] {
  const element = parts.find((part) => part.includes(ELEMENT));
  if (element === undefined || AWAKE.test(html)) return [sharedScript(parts.join('\n'))];
  const file = sharedScript(element);
  const directive = [...parts.filter((part) => part !== element), sleep(file)].join('\n');
  return [sharedScript(directive), file];
}

/**
 * Moves the island runtime out of a page into shared files. Inline it takes two of the fourteen
 * kilobytes of the first round trip. Where all islands hydrate on intent, Astro's element is loaded
 * then.
 */
export function moveIslandRuntime(html: string): SlimPage {
  const parts: string[] = [];
  const without = html.replace(RUNTIME, (_, text: string) => {
    parts.push(text);
    return '';
  });
  if (parts.length === 0) return { html, scripts: [] };
  const scripts = filesOf(html, parts);
  const tag = `<script defer src="${scripts[0].path}"></script>`;
  const slim = without
    .replace(STYLE, '')
    .replace(ISLAND_ID, '$1')
    .replace('</head>', () => `${tag}</head>`);
  return { html: slim, scripts };
}
