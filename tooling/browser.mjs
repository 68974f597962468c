import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CommandError, runMain } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { commandFile, inProject } from './project.mjs';
import { setUp } from './setup.mjs';
import { runCollected } from './spawn.mjs';

/** Debian packages, preferred one first: the headless shell takes half the time. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Debian package of the typeface that approved pictures are drawn with, and where it goes. */
const TYPEFACE = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/** Options that limit the wait for an unresponsive mirror. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60'];

/**
 * Finds a Chromium for the browser tests, or installs one. Preferred is Debian's headless shell,
 * then an installed Chromium, then Playwright's download. The typeface of pictures comes with it.
 *
 * @param {(line: string) => void} [say]
 * @returns {Promise<string>} its path; tests get it as CHROMIUM_PATH
 */
export async function findBrowser(say = console.log) {
  if (!existsSync(TYPEFACE.folder)) await installPackage(TYPEFACE.name, say);
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  const [shell, chromium] = DEBIAN_PACKAGES;
  return (
    debianBrowser(shell) ??
    (await playwrightBrowser()) ??
    (await installFromDebian(shell, say)) ??
    debianBrowser(chromium) ??
    (await installFromDebian(chromium, say)) ??
    (await installFromPlaywright(say))
  );
}

function debianBrowser(name) {
  const path = `/usr/bin/${name}`;
  return existsSync(path) ? path : null;
}

async function playwrightBrowser() {
  const { chromium } = await import(pathToFileURL(inProject('node_modules/playwright-core/index.mjs')).href);
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

async function installFromDebian(name, say) {
  await installPackage(name, say);
  return debianBrowser(name);
}

/** Installs a Debian package where this process may. */
async function installPackage(name, say) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return;
  say(`Installing the Debian package ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCollected('apt-get', [...APT_OPTIONS, 'update'], env);
  await runCollected('apt-get', [...APT_OPTIONS, 'install', '--yes', '--no-install-recommends', name], env);
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
