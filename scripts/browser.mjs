import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runCollected } from './child.mjs';
import { CommandError, runMain } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { commandFile, inProject } from './project.mjs';
import { setUp } from './setup.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds a Chromium for the browser tests, and installs one when there is none: Debian's package where this user may
 * install it, else Playwright's download.
 *
 * @param {(line: string) => void} [say]
 * @returns {Promise<string>} its path; tests get it as CHROMIUM_PATH
 */
export async function findBrowser(say = console.log) {
  const present = presentBrowser() ?? (await playwrightBrowser());
  if (present) return present;
  return (await installFromDebian(say)) ?? (await installFromPlaywright(say));
}

function presentBrowser() {
  return [process.env.CHROMIUM_PATH, DEBIAN_CHROMIUM].find((path) => path && existsSync(path)) ?? null;
}

async function playwrightBrowser() {
  const { chromium } = await import(pathToFileURL(inProject('node_modules/playwright-core/index.mjs')).href);
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

async function installFromDebian(say) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return null;
  say('Installing the Debian package chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCollected('apt-get', ['update'], env);
  await runCollected('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], env);
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : null;
}

async function installFromPlaywright(say) {
  say('Downloading a Chromium with Playwright …');
  const node = findNode();
  const args = [...node.flags, commandFile('playwright'), 'install', 'chromium'];
  const { output } = await runCollected(node.path, args, node.env);
  const path = await playwrightBrowser();
  if (path) return path;
  throw new CommandError(`${output}\nNo browser for the tests: install Chromium and set CHROMIUM_PATH to its program.`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  runMain(async () => {
    await setUp();
    console.log(await findBrowser());
    return 0;
  });
}
