import { posix } from 'node:path';
import { type Layer, layerOf, mayImport } from './layers.ts';
import type { Import, SourceFile } from './source-file.ts';

/** Packages that only some layers may import; the first pattern that matches decides. */
const RESERVED: readonly { readonly packages: RegExp; readonly layers: readonly Layer[] }[] = [
  { packages: /^@nanostores\/react$/, layers: ['islands', 'editor'] },
  { packages: /^(?:nanostores|@nanostores\/.+)$/, layers: ['islands', 'editor'] },
  { packages: /^astro:content$/, layers: ['site', 'components', 'pages', 'collections'] },
  {
    packages: /^(?:astro|astro[:/].+)$/,
    layers: ['site', 'components', 'pages', 'collections', 'ambient', 'editor'],
  },
  { packages: /^node:/, layers: ['site', 'server', 'pages', 'collections', 'host', 'editor'] },
];

const STORE = /\.store\.ts$|\/use-store\.ts$|nanostores/;

const ALIAS = /^(?:[~#]|@\/|\/|src\/)/;
const EXTENSION = /\.[a-z]\w*$/;

/** What a file imports and must not, one sentence each. */
export function importViolations(file: SourceFile): string[] {
  const layer = layerOf(file.path);
  if (layer === null) return [`${file.path} is in no layer: see architecture.md#who-may-import-whom`];
  return file.imports.flatMap((entry) => {
    const problem = problemOf(file, layer, entry);
    return problem === null ? [] : [`${file.path}:${entry.line} ${problem}`];
  });
}

function problemOf(file: SourceFile, layer: Layer, { specifier }: Import): string | null {
  if (STORE.test(specifier) && !mayReadStores(file.path)) return `reads "${specifier}": hand it in as a property`;
  if (ALIAS.test(specifier)) return `imports "${specifier}" by an alias: use a relative path`;
  return specifier.startsWith('.') ? relativeProblem(file, layer, specifier) : packageProblem(layer, specifier);
}

/** Islands, screens and hooks read stores; the components that they draw get properties. */
function mayReadStores(path: string): boolean {
  return !path.endsWith('.tsx') || /(?:Island|Screen)\.tsx$/.test(path);
}

function relativeProblem(file: SourceFile, layer: Layer, specifier: string): string | null {
  const [path = ''] = specifier.split('?');
  if (!EXTENSION.test(path)) return `imports "${specifier}" without its extension`;
  const target = posix.join(posix.dirname(file.path), path);
  const targetLayer = layerOf(target);
  if (targetLayer === null) return `imports "${target}", which is in no layer`;
  return mayImport(layer, targetLayer) ? null : `(${layer}) must not import "${target}" (${targetLayer})`;
}

function packageProblem(layer: Layer, specifier: string): string | null {
  const rule = RESERVED.find(({ packages }) => packages.test(specifier));
  return !rule || rule.layers.includes(layer) ? null : `(${layer}) must not import "${specifier}"`;
}
