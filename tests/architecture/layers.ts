/** The layers of design.md, section 3, and the few files around them. */
export const LAYERS = {
  schema: [],
  domain: ['schema'],
  api: ['domain', 'schema'],
  content: ['api', 'domain', 'schema', 'assets'],
  server: ['api', 'domain', 'schema'],
  stores: ['api', 'domain', 'schema'],
  browser: ['stores', 'api', 'domain', 'schema', 'styles'],
  /** src/worker: the service worker, which runs beside the pages. */
  worker: ['api', 'domain', 'schema'],
  parts: ['domain', 'schema'],
  islands: ['parts', 'stores', 'domain', 'schema'],
  components: ['islands', 'parts', 'browser', 'content', 'domain', 'schema', 'styles', 'assets'],
  pages: ['components', 'islands', 'content', 'domain', 'schema', 'styles', 'assets'],
  endpoints: ['server', 'api', 'content', 'domain', 'schema'],
  /** src/middleware.ts */
  middleware: ['server', 'api', 'domain', 'schema'],
  /** src/*.d.ts: types of what comes from outside of the modules */
  ambient: ['server', 'content', 'api', 'domain', 'schema'],
  /** src/content.config.ts */
  collections: ['content', 'domain', 'schema'],
  /** The Node host in server/, which runs the sources of src/lib as they are. */
  host: ['server', 'api', 'domain', 'schema'],
  /** Files that import no code. */
  styles: ['styles'],
  assets: [],
  entries: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Layer = keyof typeof LAYERS;

/** The first pattern that matches a path says its layer. */
const PATTERNS: readonly (readonly [RegExp, Layer])[] = [
  [/^server\/.+\.ts$/, 'host'],
  [/^src\/lib\/.+\.schema\.ts$/, 'schema'],
  [/^src\/lib\/(?<layer>api|content|server|stores|browser)\/.+\.(?:tsx?|css)$/, 'domain'],
  [/^src\/lib\/.+\.ts$/, 'domain'],
  [/^src\/worker\/.+\.ts$/, 'worker'],
  [/^src\/islands\/parts\/.+\.(?:tsx?|css)$/, 'parts'],
  [/^src\/islands\/.+\.tsx?$/, 'islands'],
  [/^src\/(?:components|layouts)\/.+\.(?:astro|ts|css)$/, 'components'],
  [/^src\/pages\/api\/.+\.ts$/, 'endpoints'],
  [/^src\/pages\/.+\.(?:astro|ts)$/, 'pages'],
  [/^src\/(?:styles|lib\/browser)\/.+\.css$/, 'styles'],
  [/^src\/assets\/./, 'assets'],
  [/^src\/content\/.+\.(?:ya?ml|json|md)$/, 'entries'],
  [/^src\/middleware\.ts$/, 'middleware'],
  [/^src\/[\w-]+\.d\.ts$/, 'ambient'],
  [/^src\/content\.config\.ts$/, 'collections'],
];

/** @returns the layer of a file, by its path from the root of the project; null when it is in none */
export function layerOf(path: string): Layer | null {
  for (const [pattern, layer] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return (match.groups?.layer as Layer | undefined) ?? layer;
  }
  return null;
}

/** Whether a layer may import another. Each may import itself. */
export function mayImport(from: Layer, to: Layer): boolean {
  return from === to || (LAYERS[from] as readonly string[]).includes(to);
}
