import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWork, RIVALS } from './folders.ts';

const MANIFEST = 'package.json';

function isInstalled(source: string, folder: string): boolean {
  const copy = join(folder, MANIFEST);
  const modules = join(folder, 'node_modules/.package-lock.json');
  return existsSync(modules) && existsSync(copy) && readFileSync(copy, 'utf8') === readFileSync(source, 'utf8');
}

/**
 * Installs the packages that a folder of `bench/rivals` names, once, under `bench/work`. The
 * project's own packages are not touched.
 *
 * @returns the folder `node_modules`
 * @throws Error when npm fails
 */
export async function installPackages(name: string): Promise<string> {
  const source = join(RIVALS, name, MANIFEST);
  const folder = inWork('packages', name);
  const modules = join(folder, 'node_modules');
  if (isInstalled(source, folder)) return modules;
  console.log(`Installing the packages of bench/rivals/${name} …`);
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  copyFileSync(source, join(folder, MANIFEST));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm could not install bench/rivals/${name}:\n${stderr}`);
  return modules;
}
