import { createHash } from 'node:crypto';
import { dropSharedAttributes, slimIslandTags } from './island-tags.ts';

/** A file that pages share, and its text. */
export interface SharedScript {
  /** Its address: `/_astro/islands.1a2b3c4d.js`. */
  readonly path: string;
  readonly text: string;
}

/** A page without the runtime in it, and the files of which it asks for the first one instead; none for a page without islands. */
export interface SlimPage {
  readonly html: string;
  readonly scripts: readonly SharedScript[];
}

/** What Astro puts inline in every page that has an island: its directive, its custom element, and a style that ours has too. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:astro:intent|astro-island)(?:(?!<\/script>)[\s\S])*?)<\/script>/g;
const STYLE = /<style>astro-island,[^<]*<\/style>/g;
const ELEMENT = 'customElements.define("astro-island"';

/** Islands that are alive as soon as the page is: those of the screens that only a browser can make. */
const AWAKE = /<astro-island [^>]*client="(?!intent")/;

function sharedScript(text: string): SharedScript {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `/_astro/islands.${digest}.js`, text };
}

/** React's, which all islands have: null where they differ. */
function rendererOf(html: string): string | null {
  const [renderer = '', ...others] = new Set([...html.matchAll(/ renderer-url="([^"]*)"/g)].map(([, url]) => url));
  return others.length > 0 ? null : renderer;
}

/**
 * Puts every island of the page to sleep (see src/islands/start/lazy-island-runtime.ts), and gives each what its tag does not
 * say because all have it.
 */
function sleep({ path }: SharedScript, renderer: string): string {
  const shared = `i.setAttribute("renderer-url","${renderer}");i.toggleAttribute("ssr")`;
  return `document.querySelectorAll("astro-island").forEach(i=>{${shared};Astro.intent(null,"${path}",i)})`;
}

/** A page without the runtime, and the files that bring its islands to life, the one that the page asks for first. */
function splitRuntime(
  html: string,
  parts: readonly string[],
): { html: string; scripts: [SharedScript, ...SharedScript[]] } {
  const element = parts.find((part) => part.includes(ELEMENT));
  const renderer = rendererOf(html);
  if (element === undefined || renderer === null || AWAKE.test(html)) {
    return { html, scripts: [sharedScript(parts.join('\n'))] };
  }
  const file = sharedScript(element);
  const directive = [...parts.filter((part) => part !== element), sleep(file, renderer)].join('\n');
  return { html: dropSharedAttributes(html), scripts: [sharedScript(directive), file] };
}

/**
 * Moves the island runtime out of a page into files that all pages share. Inline it would take two of the fourteen kilobytes that
 * arrive in the first round trip. Where all islands sleep until somebody comes near, Astro's element has a file of its own that
 * comes then.
 */
export function moveIslandRuntime(html: string): SlimPage {
  const parts = [...html.matchAll(RUNTIME)].map(([, text = '']) => text);
  if (parts.length === 0) return { html, scripts: [] };
  const { html: page, scripts } = splitRuntime(html, parts);
  const tag = `<script defer src="${scripts[0].path}"></script>`;
  const slim = page
    .replace(STYLE, '')
    .replaceAll(RUNTIME, '')
    .replace('</head>', () => `${tag}</head>`);
  return { html: slimIslandTags(slim), scripts };
}
