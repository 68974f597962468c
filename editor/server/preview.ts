import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import type { Language } from '../../src/lib/languages/language.ts';
import { kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import type { Draft } from '../lib/editor.contract.ts';
import type { Preview } from '../lib/pictures.contract.ts';
import { readContentFiles } from './content-cache.ts';
import { createQueue } from './editor-context.ts';
import { hasPreview, previewAddress } from './preview-address.ts';
import { makeInertDocument } from './preview-document.ts';
import { createPreviewFiles, type PreviewFile, type PreviewFiles } from './preview-files.ts';
import { type PreviewProcess, startPreviewProcess } from './preview-process.ts';
import { createPreviewProject, type PreviewProject, type PreviewSources } from './preview-project.ts';

/** Pages as they will be, rendered by Astro. */
export interface Previews {
  /** The page that shows a draft, in a language if the page exists there. */
  readonly render: (draft: Draft, language: Language) => Promise<Preview>;
  /** A file of a page by what follows PREVIEW_FILES_PATH; null for any other name. */
  readonly file: (name: string) => Promise<PreviewFile | null>;
  readonly stop: () => Promise<void>;
}

/** A development server with the copy that it shows. */
interface Running {
  readonly project: PreviewProject;
  readonly process: PreviewProcess;
  readonly files: PreviewFiles;
  /** What Astro refuses of the content that it has; null where all is well. */
  problem: string | null;
}

const IDLE_TIMEOUT_MS = 15 * 60 * 1000;

const WITHOUT_PAGE: Preview = { address: null, html: null, problem: null };

/** Starts nothing yet: the first preview does. */
export function createPreviews(sources: PreviewSources, start = startPreviewProcess): Previews {
  const exclusively = createQueue();
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const last = running;
    running = undefined;
    await last?.process.stop();
    if (last) rmSync(last.project.folder, { recursive: true, force: true });
  }

  async function openServer(): Promise<Running> {
    if (running?.process.isRunning() && !running.project.hasOtherPictures()) return running;
    await stop();
    const folder = join(sources.root, '.cache/editor-preview', String(process.pid));
    removeAbandoned(join(folder, '..'));
    const project = await createPreviewProject(sources, folder);
    const server = await start(folder);
    const files = createPreviewFiles(folder, (url) => loadFile(server, url));
    running = { project, process: server, files, problem: null };
    return running;
  }

  async function render(draft: Draft, language: Language): Promise<Preview> {
    const server = await openServer();
    clearTimeout(idle);
    idle = setTimeout(() => void exclusively(stop), IDLE_TIMEOUT_MS).unref();
    const changed = await server.project.update(new Map([[draft.path, textOf(draft)]]));
    if (changed.length > 0) server.problem = await server.process.refresh(changed);
    const files = await readContentFiles(sources.contentFolder);
    const address = previewAddress(draft.path, language, contentWith(draft, files));
    if (address === null || server.problem !== null) return { ...WITHOUT_PAGE, problem: server.problem };
    return { address, ...(await loadPage(server, address)) };
  }

  return {
    render: (draft, language) =>
      hasPreview(draft.path)
        ? exclusively(() => render(draft, language)).catch((error: unknown) => ({
            ...WITHOUT_PAGE,
            problem: error instanceof Error ? error.message : String(error),
          }))
        : Promise.resolve(WITHOUT_PAGE),
    file: async (name) => (await running?.files.read(name)) ?? null,
    stop: () => exclusively(stop),
  };
}

/** A draft as Astro reads it. What is no page yet is shown as if it were published. */
function textOf({ path, data, body }: Draft): string {
  const isHidden = kindOfFile(path)?.id === 'listings' && data['status'] === 'DRAFT';
  const fields = dump(isHidden ? { ...data, status: 'PUBLISHED' } : data, { lineWidth: -1 });
  return body === null ? fields : `---\n${fields}---\n${body}`;
}

function contentWith(draft: Draft, files: ReadonlyMap<string, Draft>) {
  return {
    read: (path: string) => (path === draft.path ? draft.data : (files.get(path)?.data ?? null)),
    list: (folder: string) =>
      [...files.keys()].filter((path) => path.startsWith(`${folder}/`) && languageOfFile(path) === null).toSorted(),
  };
}

async function loadPage({ process, files }: Running, address: string): Promise<Omit<Preview, 'address'>> {
  const response = await process.request(address, 'text/html');
  const text = await response.text();
  if (response.ok) {
    const addresses = { ofFile: files.addressOf, ofStyles: files.addressOfStyles };
    return { html: makeInertDocument(text, addresses), problem: null };
  }
  const words = withoutStack(await process.readErrors());
  return { html: null, problem: words || `Astro makes no page at ${address} (${response.status}).` };
}

const STACK = /^\s+at .*|^\s*(?:Stack trace|Location|Hint):|^\s+[^\s]+:\d+:\d+$|^\s*\[\.\.\.\] See full stack/;

/** What went wrong, without where in the code. */
function withoutStack(output: string): string {
  const lines = output.split('\n').filter((line) => !STACK.test(line));
  return lines
    .map((line) => line.replace(/^(?:\d\d:\d\d:\d\d )?\[ERROR\] /, ''))
    .join('\n')
    .trim();
}

const TYPES = /^(?:image\/(?:avif|webp|png|jpeg)|font\/woff2)$/;

/** What Astro's development server calls AVIF. */
const AVIF = 'image/heif';

const MAX_FILE_BYTES = 10_000_000;

async function loadFile({ request }: PreviewProcess, url: string): Promise<PreviewFile | null> {
  const response = await request(url, '*/*');
  const type = (response.headers.get('content-type') ?? '').replace(/;.*$/, '').replace(AVIF, 'image/avif');
  if (!response.ok || !TYPES.test(type)) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.length > MAX_FILE_BYTES ? null : { type, bytes };
}

/** Removes copies whose editors were killed. */
function removeAbandoned(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!isAlive(Number(name))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  return existsSync('/proc') ? existsSync(`/proc/${pid}`) : true;
}
