import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf } from './stored-file.ts';

/** The folders of a project and of what editors change in it. */
export interface PreviewSources {
  readonly root: string;
  readonly contentFolder: string;
  /** `src/assets/images` of the project. */
  readonly picturesFolder: string;
}

/** A copy of the project that shows drafts; nothing else reads or writes it. */
export interface PreviewProject {
  readonly folder: string;
  /**
   * Makes its content equal to what is saved, with drafts in the place of their files.
   *
   * @param drafts texts by path below the content folder
   * @returns the paths of content files that changed
   */
  readonly update: (drafts: ReadonlyMap<string, string>) => Promise<readonly string[]>;
  /** Whether pictures were added, replaced or removed since it was made. */
  readonly hasOtherPictures: () => boolean;
}

/** What makes pages, besides content. */
const SOURCES = [
  'src',
  'public',
  'build',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env',
];

/** Routes of data files and drawn pictures, which no preview shows and every page would ask. */
const UNSEEN_PAGES = ['[...data].json.ts', '[...image].ts', '[...moved].astro', '[...text].txt.ts', 'desk-sw.js.ts'];

/** Makes the copy. What was in the folder is replaced. */
export async function createPreviewProject(sources: PreviewSources, folder: string): Promise<PreviewProject> {
  const { root, contentFolder, picturesFolder } = sources;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const apart = new Set([contentFolder, join(root, 'src/content'), picturesFolder, join(root, 'src/assets/images')]);
  const unseen = new Set(UNSEEN_PAGES.map((name) => join(root, 'src/pages', name)));
  const filter = (path: string) => !apart.has(path) && !unseen.has(path);
  const existing = SOURCES.filter((name) => existsSync(join(root, name)));
  await Promise.all(existing.map((name) => cp(join(root, name), join(folder, name), { recursive: true, filter })));
  await cp(picturesFolder, join(folder, 'src/assets/images'), { recursive: true });
  linkPackages(root, folder);

  const pictures = JSON.stringify([...signaturesOf(picturesFolder)]);
  const written = new Map<string, string>();
  const project: PreviewProject = {
    folder,
    update: (drafts) => updateContent(contentFolder, join(folder, 'src/content'), written, drafts),
    hasOtherPictures: () => JSON.stringify([...signaturesOf(picturesFolder)]) !== pictures,
  };
  await project.update(new Map());
  return project;
}

/** Links packages one by one, so that caches below `node_modules` belong to the copy. */
function linkPackages(root: string, folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
}

/** Size and time of every file of a folder, by its path below it. */
function signaturesOf(folder: string): ReadonlyMap<string, string> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));
  return new Map(
    files.toSorted().flatMap((path) => {
      const stat = statSync(join(folder, path), { throwIfNoEntry: false });
      return stat?.isFile() ? [[path, `${stat.size} ${stat.mtimeMs}`] as const] : [];
    }),
  );
}

/** Writes what differs. @param written what the copy has: signatures by path */
async function updateContent(
  from: string,
  to: string,
  written: Map<string, string>,
  drafts: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const signatures = new Map(signaturesOf(from));
  for (const [path, text] of drafts) signatures.set(path, `draft ${digestOf(text)}`);
  const changed = [...signatures].filter(([path, signature]) => written.get(path) !== signature).map(([path]) => path);
  const removed = [...written.keys()].filter((path) => !signatures.has(path));
  await Promise.all([
    ...changed.map(async (path) => {
      const target = join(to, path);
      mkdirSync(dirname(target), { recursive: true });
      const draft = drafts.get(path);
      await (draft === undefined ? copyFile(join(from, path), target) : writeFile(target, draft));
      written.set(path, signatures.get(path) ?? '');
    }),
    ...removed.map(async (path) => {
      await rm(join(to, path), { force: true });
      written.delete(path);
    }),
  ]);
  return [...changed, ...removed];
}
