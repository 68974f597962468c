import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { CommandError, secondsSince } from './command-line.mjs';
import { isAtLeast, pinnedPackage, pinnedPath } from './pinned-node.mjs';
import { inProject, readJson } from './project.mjs';
import { runCollected } from './spawn.mjs';

const STAMP = inProject('node_modules/.installed');
const INPUTS = ['package.json', 'package-lock.json'];
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts'];
/** Milliseconds by which npm writes package.json after its own list. */
const NPM_TOLERANCE_MS = 5000;
const NPM_FLAGS = ['--no-audit', '--no-fund'];

/** Installs the packages when they are missing, or when the lists of packages have changed. */
export async function setUp(say = console.log) {
  if (isInstalled()) return;
  say('Installing packages from npm (about a minute) …');
  const start = performance.now();
  await install(say);
  writeFileSync(STAMP, fingerprint());
  say(`Installed in ${secondsSince(start)}.`);
}

function isInstalled() {
  if (!existsSync(inProject('node_modules'))) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return true;
  if (!npmFinishedAfterLastChange()) return false;
  writeFileSync(STAMP, fingerprint());
  return true;
}

/** Whether npm was run by hand: its list of installed packages is newer than its inputs. */
function npmFinishedAfterLastChange() {
  const list = inProject('node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const finished = statSync(list).mtimeMs + NPM_TOLERANCE_MS;
  return INPUTS.every((file) => finished >= statSync(inProject(file)).mtimeMs);
}

function fingerprint() {
  const manifest = readJson('package.json');
  const lists = JSON.stringify(DEPENDENCY_FIELDS.map((field) => manifest[field]));
  return createHash('sha256')
    .update(lists)
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
}

async function install(say) {
  const node = await installingNode(say);
  const clean = await npm(node, ['ci', ...NPM_FLAGS], say);
  if (clean.code === 0) return;
  if (!isLockRefused(clean.output)) throw new CommandError(explain(clean.output));
  say('The lock file lacks packages of this platform: installing them without changing it …');
  const loose = await npm(node, ['install', '--no-save', ...NPM_FLAGS], say);
  if (loose.code !== 0) throw new CommandError(explain(loose.output));
}

/**
 * The Node that npm runs with: the pinned one, fetched to a folder that npm does not clear. Under
 * an older Node, npm leaves out optional packages, compilers among them.
 */
async function installingNode(say) {
  const name = pinnedPackage();
  if (isAtLeast([20, 19]) || name === null) return process.execPath;
  const folder = inProject('.cache/node');
  const path = pinnedPath(`${folder}/node_modules`);
  if (existsSync(path)) return path;
  const version = readJson('package.json').optionalDependencies[name];
  const flags = ['--prefix', folder, '--no-save', '--no-package-lock', ...NPM_FLAGS];
  const { code, output } = await npm(process.execPath, ['install', ...flags, `${name}@${version}`], say);
  if (code !== 0) throw new CommandError(explain(output));
  return path;
}

async function npm(node, args, say) {
  const start = performance.now();
  const ticker = setInterval(() => say(`  still installing, ${secondsSince(start)}`), 10_000);
  try {
    // Under `npm start`, npm says where it is; so a chosen Node can run it, on Windows too.
    const cli = process.env.npm_execpath;
    return cli?.endsWith('npm-cli.js') ? await runCollected(node, [cli, ...args]) : await runCollected('npm', args);
  } finally {
    clearInterval(ticker);
  }
}

function isLockRefused(output) {
  return /\bEUSAGE\b|are in sync|from lock file/.test(output);
}

function explain(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET)\b/.test(output)) {
    return 'The npm registry cannot be reached: check the network connection, then run the command again.';
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return `npm may not write to ${inProject('node_modules')}: give this user write permission, then run the command again.`;
  }
  const reason = output.split('\n').filter((line) => /^npm (error|ERR!) (?!code)\S/.test(line))[0] ?? output.trim();
  return `npm could not install the packages: ${reason.replace(/^npm (error|ERR!) /, '')}`;
}
