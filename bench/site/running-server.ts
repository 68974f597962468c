import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from '../folders.ts';

const START_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

/** A server in a process of its own. */
export interface RunningServer {
  readonly pid: number;
  stop(): Promise<void>;
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function stopProcess(child: ChildProcess): RunningServer {
  const kill = () => void child.kill();
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Starts a program of Node and waits until it answers.
 *
 * @param url an address that answers 200 once the server is up
 * @throws Error with what it printed, when it ends or stays silent
 */
export async function startServer(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>>,
  url: string,
): Promise<RunningServer> {
  if (await isAnswering(url)) throw new Error(`Something else answers at ${url}: stop it first.`);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    if (await isAnswering(url)) return stopProcess(child);
    await wait(POLL_INTERVAL_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`The server ${args.join(' ')} in ${folder} does not answer at ${url}:\n${output}`);
}

/**
 * Starts the project's own server over a folder that holds a finished build as `dist`.
 *
 * @param settings environment variables that win over the usual ones
 */
export function startSite(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const env = {
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    BACKUP_HOUR: 'off',
    ...settings,
  };
  return startServer([inProject('host/main.ts')], folder, env, `http://localhost:${port}/api/health`);
}
