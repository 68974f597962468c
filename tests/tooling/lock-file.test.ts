import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A package of the lock file. */
interface Locked {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);
const unchecked = Object.entries(packages).filter(([path, { integrity, link }]) => path && !link && !integrity);

/**
 * Whether a package may be installed where servers run. That is Linux with glibc, on a usual
 * processor.
 */
function isForServers({ os = [], cpu = [], libc = [] }: Locked): boolean {
  const fits = (list: readonly string[], one: string) => list.length === 0 || list.includes(one);
  return fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc');
}

test('everything that is installed on a server is compared with its checksum', () => {
  expect(unchecked.filter(([, locked]) => isForServers(locked)).map(([path]) => path)).toEqual([]);
});

test('without a checksum are only programs for one other kind of machine each', () => {
  const others = unchecked.filter(([, { optional, os, cpu }]) => !(optional && (os || cpu)));
  expect(others.map(([path]) => path)).toEqual([]);
  expect(new Set(unchecked.map(([path]) => path.replace(/^(.*node_modules\/@[\w-]+\/[a-z]+).*$/, '$1')))).toEqual(
    new Set(['node_modules/@astrojs/compiler', 'node_modules/@biomejs/cli', 'node_modules/@rollup/rollup']),
  );
});
