/** The layers of architecture.md#who-may-import-whom, and the few files around them. */
export const LAYERS = {
  schema: [],
  /** The rules of the product, and the contracts between browser and server. */
  domain: ['schema'],
  /** What Astro pages need: content, page models, structured data. */
  site: ['domain', 'schema', 'assets'],
  server: ['domain', 'schema'],
  /** What runs in pages: React islands, their stores, and what pages do without React. */
  islands: ['domain', 'schema', 'styles'],
  /** src/worker: the service worker, which runs beside the pages. */
  worker: ['domain', 'schema'],
  components: ['islands', 'site', 'domain', 'schema', 'styles', 'assets'],
  /** Workers only as a text: see build/plugins/inline-script.ts. */
  pages: ['components', 'islands', 'site', 'domain', 'schema', 'styles', 'assets', 'worker'],
  /** src/*.d.ts: types of what comes from outside of the modules */
  ambient: ['site', 'domain', 'schema'],
  /** src/content.config.ts */
  collections: ['site', 'domain', 'schema'],
  /** host/ and operator/, which run the sources of src as they are. */
  host: ['server', 'domain', 'schema', 'editor'],
  /** editor/: changes content files where the sources are. Its pages draw with the kit. */
  editor: ['islands', 'server', 'domain', 'schema', 'styles'],
  /** Files that import no code. */
  styles: ['styles'],
  assets: [],
  entries: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Layer = keyof typeof LAYERS;

/** The first pattern that matches a path says its layer. */
const PATTERNS: readonly (readonly [RegExp, Layer])[] = [
  [/^(?:host|operator)\/.+\.ts$/, 'host'],
  [/^editor\/.+\.(?:tsx?|css)$/, 'editor'],
  [/^src\/server\/.+\.ts$/, 'server'],
  [/^src\/lib\/.+\.schema\.ts$/, 'schema'],
  [/^src\/lib\/.+\.ts$/, 'domain'],
  [/^src\/site\/.+\.ts$/, 'site'],
  [/^src\/worker\/.+\.ts$/, 'worker'],
  [/^src\/islands\/.+\.(?:tsx?|css)$/, 'islands'],
  [/^src\/(?:components|layouts)\/.+\.(?:astro|ts|css)$/, 'components'],
  [/^src\/pages\/.+\.(?:astro|ts)$/, 'pages'],
  [/^src\/styles\/.+\.css$/, 'styles'],
  [/^src\/assets\/./, 'assets'],
  [/^src\/content\/.+\.(?:ya?ml|json|md)$/, 'entries'],
  [/^src\/[\w-]+\.d\.ts$/, 'ambient'],
  [/^src\/content\.config\.ts$/, 'collections'],
];

/**
 * @returns the layer of a file, by its path from the root of the project; null when it is in none
 */
export function layerOf(path: string): Layer | null {
  for (const [pattern, layer] of PATTERNS) {
    if (pattern.test(path)) return layer;
  }
  return null;
}

/** Whether a layer may import another. Each may import itself. */
export function mayImport(from: Layer, to: Layer): boolean {
  return from === to || (LAYERS[from] as readonly string[]).includes(to);
}
