import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Logger } from '../../src/server/config/logger.ts';
import { collectOutput } from './child-output.ts';
import type { FileChange } from './live-snapshot.ts';
import { isPicture } from './tracked-files.ts';

/** Why nothing was published, in words for editors: file, field and remedy. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
}

/** What is to be built. */
export interface ReleaseRequest {
  /** The folder that becomes the whole output. */
  readonly folder: string;
  readonly changes: readonly FileChange[];
  /** Is told each step, for people. */
  readonly say: (step: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Builds the saved content into a folder and checks it. The live output is only read.
 *
 * @throws BuildFailure
 */
export type BuildRelease = (request: ReleaseRequest) => Promise<void>;

/** What the program build/incremental/build-release.ts says. */
const messageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('step'), step: z.string() }),
  z.strictObject({ kind: z.literal('built'), missing: z.array(z.string()), problems: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('failed'),
    problem: z.string(),
    /** Whether it fails with everything bundled too: it was, or the content has a mistake. */
    isFinal: z.boolean(),
  }),
]);

/** How the program has ended. */
type Outcome = Exclude<z.infer<typeof messageSchema>, { kind: 'step' }>;

const MAX_NAMED = 10;
const MAX_OUTPUT_LENGTH = 4000;
const MIN_POOL_THREADS = 4;
/** The compressor works in Node's pool of threads. */
const THREADS = { UV_THREADPOOL_SIZE: String(Math.max(MIN_POOL_THREADS, availableParallelism())) };
/** Pages are many short texts: with more room for new objects, a build collects a third less. */
const MEMORY = '--max-semi-space-size=64';

/** The folders of a release's build. */
export interface ReleaseBuildFolders {
  /** The project. */
  readonly root: string;
  /** The live output. */
  readonly dist: string;
  readonly content: string;
}

/**
 * Makes the build of releases, which runs as a program of its own beside the server. Where only
 * texts have changed it bundles nothing. What fails then is built with everything, unless the
 * content has a mistake (specification.md#publishing).
 */
export function createReleaseBuild(folders: ReleaseBuildFolders, logger: Pick<Logger, 'warn'>): BuildRelease {
  return async (request) => {
    const first = await runProgram(folders, request);
    const isIncomplete = first.kind === 'failed' && !first.isFinal;
    if (isIncomplete)
      logger.warn({ problem: first.problem }, 'a release is built with everything, as it failed without');
    const built = isIncomplete ? await runProgram(folders, request, { BUNDLE: 'new' }) : first;
    if (built.kind === 'failed') throw new BuildFailure(built.problem);
    const missing = built.missing.filter((page) => !isExplained(page, request.changes));
    const problems = [...missing.map(missingText), ...built.problems];
    if (problems.length > 0) throw new BuildFailure(problems.slice(0, MAX_NAMED).join('\n'));
  };
}

/** Makes what a quick build has left too large as small as it can be, beside the server. */
export type CompressRelease = (folder: string, signal: AbortSignal) => Promise<void>;

/** Makes the program that follows a build. A failure is no failure of a publication. */
export function createReleaseCompression({ root }: Pick<ReleaseBuildFolders, 'root'>): CompressRelease {
  return (folder, signal) => {
    const child = fork(join(root, 'build/finish/compress-fully.ts'), {
      cwd: root,
      signal,
      stdio: 'ignore',
      env: { ...process.env, ...THREADS, OUTPUT_DIR: folder },
    });
    return new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('close', () => resolve());
    });
  };
}

function runProgram(
  { root, dist, content }: ReleaseBuildFolders,
  request: ReleaseRequest,
  settings: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const child = fork(join(root, 'build/incremental/build-release.ts'), {
    cwd: root,
    execArgv: [...process.execArgv, MEMORY],
    signal: request.signal,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      CONTENT_DIR: content,
      OUTPUT_DIR: request.folder,
      LIVE_DIR: dist,
      COMPRESSION: 'quick',
      ...THREADS,
      ...settings,
    },
  });
  const output = collectOutput(child, MAX_OUTPUT_LENGTH);
  return new Promise((resolve, reject) => {
    let outcome: Outcome | undefined;
    child.on('message', (data) => {
      const message = messageSchema.parse(data);
      if (message.kind === 'step') request.say(message.step);
      else outcome = message;
      // What follows is of no release: the program stores what Node has compiled.
      if (message.kind === 'built') resolve(message);
    });
    child.once('error', (error) => {
      // One that is stopped still writes for a moment: whoever builds next waits for its end.
      if (error.name !== 'AbortError') reject(new BuildFailure(error.message));
    });
    child.once('close', () => {
      if (request.signal.aborted) return reject(new BuildFailure('It was stopped before it was live.'));
      const problem = `The build ended without an answer. It said:\n${output.read()}`;
      resolve(outcome ?? { kind: 'failed', problem, isFinal: false });
    });
  });
}

/**
 * Whether a page that is gone belongs to a changed file. Its address has the file's name, or stood
 * in its text.
 */
function isExplained(page: string, changes: readonly FileChange[]): boolean {
  const [name = ''] = page.split('/').slice(-1);
  return changes.some(({ path, before }) => {
    if (isPicture(path) || before === null) return false;
    return path.replace(/^[^/]+\/|\..*$/g, '') === name || Buffer.from(before).includes(name);
  });
}

function missingText(page: string): string {
  return `${page} was a page until now, and no changed file says why it is gone: publish nothing, and ask whoever maintains the site.`;
}
