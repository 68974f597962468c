import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { emitClientAsset } from 'astro/assets/utils';
import { build, type Plugin } from 'vite';

const QUERY = '?inline-script';
const FILE_QUERY = '?script-file';

/** Bundles a module's default function and its imports into one script that calls it. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: '_', fileName: 'script' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry}: could not be made into one script`);
  return `(()=>{${chunk.code.trim()}_()})()`;
}

/**
 * Plugin that imports a script as text: `import text from './early.ts?inline-script'`. For scripts
 * in a page's head that run before the first paint; they may import pure modules.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return resolved && `\0${resolved.id}${QUERY}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(QUERY)) return null;
      const entry = id.slice(1, -QUERY.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))}`;
    },
  };
}

/** Plugin that imports a script's address: `import address from './prices.ts?script-file'`. */
export function scriptFiles(): Plugin {
  return {
    name: 'script-file',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(FILE_QUERY)) return null;
      const resolved = await this.resolve(source.slice(0, -FILE_QUERY.length), importer, { skipSelf: true });
      return resolved && `\0${resolved.id}${FILE_QUERY}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(FILE_QUERY)) return null;
      const entry = id.slice(1, -FILE_QUERY.length);
      this.addWatchFile(entry);
      const source = await bundle(entry);
      const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `_astro/${parse(entry).name.split('-')[0]}.${digest}.js`;
      if (this.meta.watchMode)
        return `export default ${JSON.stringify(`data:text/javascript,${encodeURIComponent(source)}`)}`;
      emitClientAsset(this, { type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}
