import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { BuildInternals } from '../../node_modules/astro/dist/core/build/internal.js';
import { filesBelow } from './files-below.ts';
import type { RenderedDigests } from './unchanged-pages.ts';

/** What Astro knows of its bundles, of which it renders pages. */
export interface Bundle {
  /** What everything was bundled of: see {@link bundleInputs}. */
  readonly inputs: string;
  /** The address of the folder of public files, as the bundled code has it. */
  readonly client: string;
  readonly site: string | undefined;
  /** The modules that content files have asked for. */
  readonly contentModules: string;
  /** The names of bundled and copied public files. */
  readonly files: readonly string[];
  readonly internals: BuildInternals;
  /** Pictures that browser code loads as they are. */
  readonly referencedImages: ReadonlySet<string>;
}

/** The folder below the public files in which Astro has the code that renders them. */
export const CODE = '.prerender';

const FINISHED = 'finished';
const RENDERED = 'rendered.json';

/** Bundled last, and finished by each build. */
const WORKER = 'sw.js';

/** Such a module where nothing is asked for. Astro also writes it with an empty list. */
const NO_MODULES = 'export default new Map();';
/** Modules that Astro makes of what content files ask for. */
const CONTENT_MODULES = ['content-assets.mjs', 'content-modules.mjs'];

/** The module with the content itself, in the folder of code. */
const CONTENT_MODULE = /(?:^|\/)_astro_data-layer-content_[\w-]+\.mjs$/;
/** How that module exports it, and nothing else. */
const EXPORTS = /^export\b.*$/gm;
const ONLY_DEFAULT = /^export (?:default .+|\{ [\w$]+ as default \};?)$/;

/** The bundles of the last build, stored in Astro's cache. */
export class BundleStore {
  readonly #folder: string;
  readonly #next: string;

  /** @param cache Astro's folder */
  constructor(cache: string) {
    this.#folder = join(cache, 'bundle');
    this.#next = join(cache, 'bundle.next');
  }

  /**
   * Begins to store another bundle; there is none until it is finished.
   *
   * @returns the time by the clock of the file system: milliseconds since 1970
   */
  open(): number {
    for (const folder of [this.#folder, this.#next]) rmSync(folder, { recursive: true, force: true });
    mkdirSync(this.#next, { recursive: true });
    return statSync(this.#next).ctimeMs;
  }

  /** Stores the code that renders pages, before Astro deletes it. */
  storeCode(client: string): void {
    cpSync(join(client, CODE), join(this.#next, 'code'), { recursive: true });
  }

  /** Stores the service worker, before the list of pages is put into it. */
  storeWorker(client: string): void {
    copyFileSync(join(client, WORKER), join(this.#next, WORKER));
  }

  close(bundle: Bundle, rendered: RenderedDigests): void {
    writeDigests(this.#next, rendered);
    writeFileSync(join(this.#next, 'bundle.bin'), serialize(bundle));
    renameSync(this.#next, this.#folder);
  }

  /** Notes that the scripts of the bundle are finished, which no later build has to do again. */
  finish(): void {
    if (existsSync(this.#folder)) writeFileSync(join(this.#folder, FINISHED), '');
  }

  /** The stored bundle; null where there is none, or its output was not finished. */
  read(): Bundle | null {
    if (!existsSync(join(this.#folder, FINISHED))) return null;
    try {
      return deserialize(readFileSync(join(this.#folder, 'bundle.bin'))) as Bundle;
    } catch {
      return null;
    }
  }

  /**
   * Takes the digests of the last build's pages. There are none until others are stored, as a build
   * that ends early leaves files that nothing tells of.
   */
  takeRendered(): RenderedDigests {
    const file = join(this.#folder, RENDERED);
    if (!existsSync(file)) return new Map();
    const digests: object = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return new Map(Object.entries(digests));
  }

  /** Stores the digests of pages that were rendered without bundling. */
  storeRendered(rendered: RenderedDigests): void {
    writeDigests(this.#folder, rendered);
  }

  /**
   * Lets bundled files count as written by this build. The service worker is put beside them as it
   * was bundled.
   *
   * @throws Error where one is missing
   */
  placeFiles({ files }: Bundle, client: string): void {
    for (const name of files) markAsWritten(join(client, name));
    copyFileSync(join(this.#folder, WORKER), join(client, WORKER));
  }

  /**
   * Makes the code that renders other content into a folder of public files. It is always in one
   * place, where Node finds what it has compiled before.
   *
   * @returns the folder of the code
   * @throws Error where the code has an unexpected form
   */
  placeCode(bundle: Bundle, client: URL, content: string): URL {
    const [from, to] = [join(this.#folder, 'code'), join(this.#folder, 'run')];
    const names = filesBelow(from);
    if (names.filter((name) => CONTENT_MODULE.test(name)).length !== 1) throw new Error('No module has the content.');
    for (const name of names) {
      const text = readFileSync(join(from, name), 'utf8');
      const isContent = CONTENT_MODULE.test(name);
      writeChanged(
        join(to, name),
        isContent ? withContent(text, content) : text.replaceAll(bundle.client, client.href),
      );
    }
    return pathToFileURL(`${to}/`);
  }
}

function writeDigests(folder: string, rendered: RenderedDigests): void {
  writeFileSync(join(folder, RENDERED), JSON.stringify(Object.fromEntries(rendered)));
}

function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The module of content with another one. */
function withContent(code: string, content: string): string {
  const [statement = '', ...others] = code.match(EXPORTS) ?? [];
  if (others.length > 0 || !ONLY_DEFAULT.test(statement))
    throw new Error('The module with the content has an unexpected form.');
  return `export default JSON.parse(${JSON.stringify(content)});`;
}

/** The text of the modules that content files have asked for, such as pictures. */
export function contentModules(root: URL): string {
  const files = CONTENT_MODULES.map((name) => new URL(`.astro/${name}`, root));
  const texts = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : NO_MODULES));
  return texts.map((text) => text.replace('new Map([])', 'new Map()')).join('\n');
}

/**
 * Lets a file count as written by this build; the date of its content stays.
 *
 * @throws Error where there is none
 */
function markAsWritten(file: string): void {
  chmodSync(file, statSync(file).mode);
}
