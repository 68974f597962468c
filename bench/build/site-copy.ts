import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../folders.ts';

const SOURCES = ['src', 'public', 'build', 'host', 'operator', 'tooling'];
const FILES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];
/**
 * Where the site stores what it made before. It is not linked, so that a copy's builds touch
 * nothing of the project.
 */
const CACHES = ['.astro', '.cache', '.vite', '.installed'];
const IMAGES = 'node_modules/.astro/assets';

/** A copy of the repository, whose builds do not touch the project's output and caches. */
export interface SiteCopy {
  readonly folder: string;
  readonly content: string;
}

function linkPackages(modules: string): void {
  mkdirSync(modules);
  for (const name of readdirSync(inProject('node_modules'))) {
    if (!CACHES.includes(name)) symlinkSync(inProject('node_modules', name), join(modules, name));
  }
}

/** Copies the repository as it stands. Packages are linked one by one. */
export function copySite(folder: string): SiteCopy {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of [...SOURCES, ...FILES]) cpSync(inProject(name), join(folder, name), { recursive: true });
  linkPackages(join(folder, 'node_modules'));
  return { folder, content: join(folder, 'src/content') };
}

/** Forgets what earlier builds left. `images` true: made pictures as well. */
export function clearBuild({ folder }: SiteCopy, { images }: { images: boolean }): void {
  const storedImages = images ? null : keepImages(folder);
  for (const name of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.cache', 'node_modules/.vite']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  if (storedImages) cpSync(storedImages, join(folder, IMAGES), { recursive: true, preserveTimestamps: true });
}

function keepImages(folder: string): string | null {
  const own = join(folder, IMAGES);
  const storedImages = join(folder, 'kept-images');
  if (!existsSync(own)) return existsSync(storedImages) ? storedImages : null;
  rmSync(storedImages, { recursive: true, force: true });
  cpSync(own, storedImages, { recursive: true, preserveTimestamps: true });
  return storedImages;
}

/** Gives a copy the pictures that another one has made. */
export function shareImages(from: SiteCopy, to: SiteCopy): void {
  const made = join(from.folder, IMAGES);
  if (existsSync(made)) cpSync(made, join(to.folder, IMAGES), { recursive: true, preserveTimestamps: true });
}
