import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { collectOutput } from './child-output.ts';
import type { PreviewMessage, RefreshRequest } from './preview-program.ts';

/** Astro's development server for the copy of the project, in a process of its own. */
export interface PreviewProcess {
  /** Reads changed content again. It returns what Astro refuses; null where all is well. */
  readonly refresh: (changed: readonly string[]) => Promise<string | null>;
  /** Requests a page or a file of the site. */
  readonly request: (address: string, accept: string) => Promise<Response>;
  /** What went wrong while the last page was made, in Astro's words. */
  readonly readErrors: () => Promise<string>;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const REQUEST_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 2000;

/** Output comes by a pipe, after the answer. */
const OUTPUT_DELAY_MS = 100;
const MAX_OUTPUT_LENGTH = 8000;

/** The variables that pages and programs depend on; secrets of the server are none of them. */
const VARIABLES =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|LANG|NODE_COMPILE_CACHE|PUBLIC_.*|SITE_URL|SOURCE_DATE_EPOCH)$/;

/** Starts the server. @throws Error with Astro's words where it cannot start */
export async function startPreviewProcess(folder: string): Promise<PreviewProcess> {
  const key = randomBytes(24).toString('hex');
  const variables = Object.entries(process.env).filter(([name]) => VARIABLES.test(name));
  const child = fork(join(import.meta.dirname, 'preview-program.ts'), [], {
    cwd: folder,
    env: { ...Object.fromEntries(variables), PREVIEW_KEY: key, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child, MAX_OUTPUT_LENGTH);
  const port = await waitForPort(child);
  const refreshes = createRefreshes(child);
  return {
    refresh: refreshes,
    request: (address, accept) => {
      output.clear();
      return fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { 'x-preview-key': key, Accept: accept },
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
    },
    readErrors: async () => {
      await new Promise((resolve) => setTimeout(resolve, OUTPUT_DELAY_MS));
      return output.read();
    },
    isRunning: () => child.exitCode === null && child.signalCode === null && child.connected,
    stop: () => stopProcess(child),
  };
}

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const fail = (problem: string) => {
      child.kill();
      reject(new Error(problem));
    };
    const timeout = setTimeout(() => fail('The preview did not start in time: try again.'), START_TIMEOUT_MS);
    child.once('error', ({ message }) => fail(message));
    child.once('exit', () => fail('The preview stopped while it started: try again.'));
    child.on('message', (message: PreviewMessage) => {
      if (message.kind === 'ready') resolve(message.port);
      if (message.kind === 'failed') fail(message.problem);
      clearTimeout(timeout);
    });
  });
}

/** Sends refreshes and waits for the answer to each. */
function createRefreshes(child: ChildProcess): PreviewProcess['refresh'] {
  let last = 0;
  const waiting = new Map<number, (problem: string | null) => void>();
  child.on('message', (message: PreviewMessage) => {
    if (message.kind !== 'refreshed') return;
    waiting.get(message.id)?.(message.problem);
    waiting.delete(message.id);
  });
  child.once('exit', () => {
    for (const answer of waiting.values()) answer('The preview has stopped: try again.');
  });
  return (changed) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      child.send({ id: last, changed } satisfies RefreshRequest, (error) => {
        if (error) resolve(error.message);
      });
    });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timeout);
}
