/** The static and dynamic imports between modules, by which chunks are assigned. */
interface ModuleGraph {
  readonly ids: readonly string[];
  readonly isEntry: (id: string) => boolean;
  readonly imports: (id: string) => readonly string[];
  readonly lazyImporters: (id: string) => readonly string[];
  readonly size: (id: string) => number;
}

const REACT = /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//;
const ZOD = /\/node_modules\/zod\//;
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform)\//;
const NANOSTORES = /\/node_modules\/(?:nanostores|@nanostores\/persistent)\//;

/**
 * Minimum characters of a folder's own chunk. Smaller ones share a file, as each costs a request.
 */
const MIN_SHARED_SIZE = 4000;

/** Screens that show one booking: the list of bookings needs nothing of them. */
const ONE_BOOKING = /\/bookings\/(?:Confirmation|CancelledPayment)Screen\.tsx$/;

/** Amounts, which some islands show. */
const MONEY = /\/src\/lib\/money\//;

/** Folders of screens from which on a module is not of its one island any more. */
const MANY_SCREENS = 4;

/** Whether one of some modules is of a kind. */
function uses(modules: ReadonlySet<string>, kind: RegExp): boolean {
  return [...modules].some((module) => kind.test(module));
}

/** A function that returns a module with all its static imports. */
function closures(graph: ModuleGraph): (id: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (start) => {
    const done = known.get(start);
    if (done) return done;
    const all = new Set<string>();
    const queue = [start];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (all.has(id)) continue;
      all.add(id);
      queue.push(...graph.imports(id));
    }
    known.set(start, all);
    return all;
  };
}

/**
 * The occasion on which a dynamically imported module is needed. `page` before interaction,
 * `restore` for stored state, `interaction`, `stores` for cart and bookings, or the folder of an
 * island or screen.
 */
function occasionOf(id: string, graph: ModuleGraph, closure: ReadonlySet<string>): string | null {
  if (id.includes('/@astrojs/react/')) return 'react';
  const [, folder = ''] = /\/src\/islands\/([^/]+)\//.exec(id) ?? [];
  if (graph.isEntry(id)) return folder ? `${folder}-islands` : `page ${id}`;
  if (graph.lazyImporters(id).some((importer) => importer.endsWith('/restore-state.ts'))) return 'restore';
  // Nobody at a pier loads what the office needs.
  if (folder === 'desk') return `desk-${/([^/.]+)\.\w+$/.exec(id)?.[1]}`;
  if (ONE_BOOKING.test(id)) return 'booked-screens';
  if (uses(closure, REACT)) return `${folder}-screens`;
  if (!folder && [...closure].some(isLibrary)) return null;
  return uses(closure, ZOD) ? 'stores' : 'interaction';
}

const isOfDesk = (occasion: string) => occasion.startsWith('desk-');

/** The chunk of a module that one island and many screens need, by what it needs itself. */
function chunkOfManyScreens(island: string, modules: ReadonlySet<string>): string {
  if (!uses(modules, REACT)) return 'formats';
  return uses(modules, MONEY) ? island : 'islands';
}

/** The chunk of a module by its occasions; null for one with its own file anyway. */
function chunkOf(occasions: ReadonlySet<string>, modules: ReadonlySet<string>): string | null {
  const isOf = (...names: readonly string[]) => names.some((name) => occasions.has(name));
  const [only = null] = occasions.size === 1 ? occasions : [];
  if (only) return only;
  if ([...occasions].every(isOfDesk)) return isOf('desk-islands') ? 'desk-islands' : 'desk-screens';
  if ([...occasions].some((occasion) => occasion.startsWith('page '))) return 'every-page';
  const islands = [...occasions].filter((occasion) => occasion.endsWith('-islands'));
  if (isOf('restore', 'interaction')) {
    if (islands.length === 1 && !isOf('react')) return `${islands[0]}-core`;
    if (islands.length > 0 || isOf('react')) return 'core';
    return isOf('restore') ? 'restore' : 'interaction';
  }
  if (isOf('react')) return 'react';
  if (islands.length > 1) return 'islands';
  if (islands[0]) {
    const screens = [...occasions].filter((occasion) => occasion.endsWith('-screens'));
    return screens.length < MANY_SCREENS ? islands[0] : chunkOfManyScreens(islands[0], modules);
  }
  return isOf('stores') ? 'stores' : 'screens';
}

/** The occasions without those of the desk, whose code takes what travellers' chunks have. */
function occasionsOfTravellers(occasions: readonly string[]): readonly string[] {
  const others = occasions.filter((occasion) => !isOfDesk(occasion));
  return others.length > 0 ? others : occasions;
}

/** Chunks of travellers that the desk loads as they are: it needs most of what is in them. */
const OF_EVERYBODY = ['every-page', 'core', 'react', 'islands'];

/** Nearly every island shows a time. */
const TIME = /\/src\/lib\/time\//;

/** Styles and messages, which belong to the components that show them. */
const OF_ISLANDS = /\.css|\/src\/lib\/messages\//;

/**
 * The chunk of a module that the desk's first screen shares with travellers. It is apart from what
 * only they need, by what it needs itself.
 */
function chunkSharedWithDesk(id: string, chunk: string, modules: ReadonlySet<string>): string {
  if (OF_EVERYBODY.includes(chunk)) return chunk;
  if (uses(modules, REACT) || OF_ISLANDS.test(id)) return 'few-islands';
  if (uses(modules, ZOD)) return 'schemas';
  return TIME.test(id) ? 'core' : 'formats';
}

/** The chunk of a library that many modules import. */
function chunkOfLibrary(id: string): string | null {
  if (ZOD.test(id)) return 'stores';
  return REACT.test(id) ? 'react' : null;
}

/**
 * Whether a module is of a shared library. One that a single module imports, such as a calendar, is
 * in that module's chunk.
 */
function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && ![REACT, ZOD, FORMS, NANOSTORES].some((common) => common.test(id));
}

/** The chunk that a small one is merged into, as its own file would cost a request. */
function mergedChunk(chunk: string, size: number): string {
  if (size >= MIN_SHARED_SIZE) return chunk;
  if (chunk.endsWith('-islands-core') || chunk === 'restore') return 'core';
  return chunk.endsWith('-islands') ? 'few-islands' : chunk;
}

/**
 * The chunk of each module that the bundler should not place. The bundler would make a file for
 * whatever two files share.
 */
export function assignChunks(graph: ModuleGraph): ReadonlyMap<string, string> {
  const closureOf = closures(graph);
  const loaded = graph.ids.filter((id) => graph.isEntry(id) || graph.lazyImporters(id).length > 0);
  const roots = new Map<string, string[]>();
  for (const root of loaded) {
    for (const id of closureOf(root)) roots.set(id, [...(roots.get(id) ?? []), root]);
  }
  const occasionOfRoot = new Map(loaded.map((root) => [root, occasionOf(root, graph, closureOf(root))]));
  const bringsLibrary = new Set([...roots].flatMap(([id, of]) => (isLibrary(id) && of.length === 1 ? of : [])));
  const chunks = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const [id, of] of roots) {
    const [root = ''] = of.length === 1 ? of : [];
    if (graph.isEntry(id) || graph.isEntry(root) || bringsLibrary.has(root) || (root && isLibrary(id))) continue;
    const all = of.flatMap((one) => occasionOfRoot.get(one) ?? []);
    const occasions = occasionsOfTravellers(all);
    const own = chunkOfLibrary(id) ?? (occasions.length > 0 ? chunkOf(new Set(occasions), closureOf(id)) : null);
    if (!own) continue;
    const isShared = all.includes('desk-islands') && !occasions.includes('desk-islands');
    const chunk = isShared ? chunkSharedWithDesk(id, own, closureOf(id)) : own;
    const isForm = chunk === 'screens' && uses(closureOf(id), FORMS);
    chunks.set(id, isForm ? 'forms' : chunk);
    sizes.set(chunk, (sizes.get(chunk) ?? 0) + graph.size(id));
  }
  const merged = new Map([...chunks].map(([id, chunk]) => [id, mergedChunk(chunk, sizes.get(chunk) ?? 0)]));
  // A file of several folders needs nothing of one folder's.
  const shared = [...merged].flatMap(([id, chunk]) => (/^(?:few-)?islands$/.test(chunk) ? [...closureOf(id)] : []));
  for (const id of shared) if (merged.get(id)?.endsWith('-islands-core')) merged.set(id, 'core');
  return merged;
}
