import type { Plugin } from 'vite';
import { assignChunks } from './assign-chunks.ts';

/**
 * Plugin that puts modules needed on the same occasion into one file. The bundler alone makes some
 * 200 files, half of them below 1 KB, with chains of six imports.
 */
export function chunks(): Plugin {
  let assigned: ReadonlyMap<string, string> = new Map();
  const group = { name: (id: string) => assigned.get(id) ?? null, includeDependenciesRecursively: false };
  const codeSplitting = { groups: [group] };
  return {
    name: 'chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } } } }
        : null,
    buildEnd() {
      assigned = assignChunks({
        ids: [...this.getModuleIds()],
        isEntry: (id) => this.getModuleInfo(id)?.isEntry ?? false,
        imports: (id) => this.getModuleInfo(id)?.importedIds ?? [],
        lazyImporters: (id) => this.getModuleInfo(id)?.dynamicImporters ?? [],
        size: (id) => this.getModuleInfo(id)?.code?.length ?? 0,
      });
    },
  };
}
