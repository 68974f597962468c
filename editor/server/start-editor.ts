import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '../../src/server/config/startup-error.ts';
import type { Route } from '../../src/server/http/endpoint.ts';
import type { Services } from '../../src/server/http/services.ts';
import { buildEditorApp } from './build-app.ts';
import { sentencesOf } from './change-sentences.ts';
import { contentProblems } from './check-draft.ts';
import { loadLibrary } from './content-library.ts';
import { createContentWriter } from './content-writer.ts';
import { createQueue, type EditorContext } from './editor-context.ts';
import { createEditorEndpoints, type EditorAccess } from './editor-endpoint.ts';
import { editorRoutes } from './editor-routes.ts';
import { createPictures } from './pictures.ts';
import { createPreviews } from './preview.ts';
import { openPublisher } from './publications.ts';
import { createTodaysRates } from './rates-today.ts';
import { createReleaseBuild, createReleaseCompression } from './release-build.ts';
import { openSaveLog } from './save-log.ts';

/** What a server hands to the editor. */
export interface EditorSettings {
  readonly services: Pick<Services, 'clock' | 'logger'>;
  /** The folder of everything that the server writes. */
  readonly dataFolder: string;
  readonly access: EditorAccess;
  /** Where to ask for exchange rates instead of their publisher's addresses. */
  readonly ratesAddress: string | undefined;
}

/** The editor as a server serves it. */
export interface Editor {
  /** The folder of its pages. */
  readonly pages: string;
  readonly routes: readonly Route[];
  readonly stop: () => Promise<void>;
}

/** The folder of this project. */
const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Opens the editor of this project's content, and ends what a crash has stopped
 * (specification.md#the-editor).
 *
 * @throws StartupError where content or its pages are not what they should be
 */
export async function startEditor({ services, dataFolder, access, ratesAddress }: EditorSettings): Promise<Editor> {
  const contentFolder = resolve(ROOT, process.env['CONTENT_DIR'] || 'src/content');
  const picturesFolder = join(ROOT, 'src/assets/images');
  const dist = resolve('dist');
  const writer = createContentWriter(ROOT, contentFolder);
  writer.recover();
  const context: EditorContext = {
    root: ROOT,
    contentFolder,
    dataFolder: join(resolve(dataFolder), 'editor'),
    saves: openSaveLog(join(resolve(dataFolder), 'editor/saves.json')),
    library: () => loadLibrary(contentFolder),
    exclusively: createQueue(),
    now: services.clock,
  };
  const publisher = await openPublisher({
    now: context.now,
    exclusively: context.exclusively,
    folders: { content: contentFolder, pictures: picturesFolder },
    dataFolder: context.dataFolder,
    dist,
    logger: services.logger,
    problems: async () => contentProblems(await context.library()),
    sentencesOf,
    build: createReleaseBuild({ root: ROOT, dist, content: contentFolder }, services.logger),
    compress: createReleaseCompression({ root: ROOT }),
    liveBuild: () => liveBuildOf(dist),
    write: writer.write,
  });
  const previews = createPreviews({ root: ROOT, contentFolder, picturesFolder });
  const pictures = createPictures({ contentFolder, picturesFolder, root: ROOT, write: writer.write });
  const todaysRates = createTodaysRates({ address: ratesAddress, now: context.now });
  const pages = join(ROOT, 'node_modules/.cache/editor-pages');
  await buildEditorApp(pages);
  return {
    pages,
    routes: editorRoutes(createEditorEndpoints(access), { context, publisher, previews, pictures, todaysRates }),
    stop: async () => {
      await Promise.all([publisher.stop(), previews.stop()]);
    },
  };
}

/** Stands behind the name while another build is made in the same folder. */
const IS_BUILT_OVER = / open$/;

/** What names the build that is served: another one has another. */
function liveBuildOf(dist: string): string {
  try {
    return readFileSync(join(dist, 'output-seal'), 'utf8').replace(IS_BUILT_OVER, '');
  } catch (cause) {
    throw new StartupError(`There is no finished build in ${dist}: run "npm run build" first.`, { cause });
  }
}
