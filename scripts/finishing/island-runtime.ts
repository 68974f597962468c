import { createHash } from 'node:crypto';
import { slimIslandTags } from './island-tags.ts';

/** A file that pages share, and its text. */
export interface SharedScript {
  /** Its address: `/_astro/islands.1a2b3c4d.js`. */
  readonly path: string;
  readonly text: string;
}

/** A page without the runtime in it, and the file that it asks for instead; null for a page without islands. */
export interface SlimPage {
  readonly html: string;
  readonly script: SharedScript | null;
}

/** What Astro puts inline in every page that has an island: its directive, its custom element, and a style that ours has too. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:astro:intent|astro-island)(?:(?!<\/script>)[\s\S])*?)<\/script>/g;
const STYLE = /<style>astro-island,[^<]*<\/style>/g;

function sharedScript(text: string): SharedScript {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `/_astro/islands.${digest}.js`, text };
}

/**
 * Moves the island runtime out of a page into a file that all pages share. Nothing of it is needed before somebody uses an
 * island, and inline it would take two of the fourteen kilobytes that arrive in the first round trip.
 */
export function moveIslandRuntime(html: string): SlimPage {
  const parts = [...html.matchAll(RUNTIME)].map(([, text = '']) => text);
  if (parts.length === 0) return { html, script: null };
  const script = sharedScript(parts.join('\n'));
  const tag = `<script defer src="${script.path}"></script>`;
  const slim = html
    .replace(STYLE, '')
    .replaceAll(RUNTIME, '')
    .replace('</head>', () => `${tag}</head>`);
  return { html: slimIslandTags(slim), script };
}
