import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a command and all processes below it used. */
export interface CommandCost {
  readonly wallSeconds: number;
  /** User and system time together. */
  readonly cpuSeconds: number;
  /** Of the largest process; null where GNU time is not installed. */
  readonly peakMegabytes: number | null;
}

/** A command to be measured. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

const GNU_TIME = '/usr/bin/time';
const LAST_LINES = 30;

/**
 * Runs a command to its end and measures it with GNU time. That counts its whole process tree.
 *
 * @throws Error with the end of its output when it fails
 */
export async function costOf(command: Command): Promise<CommandCost> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const report = join(folder, 'cost');
  try {
    await run(command, withTimer(command, report));
    return parse(await readFile(report, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function withTimer({ program, args }: Command, report: string): readonly string[] {
  if (existsSync(GNU_TIME)) return [GNU_TIME, '-o', report, '-f', '%e %U %S %M', program, ...args];
  const script = 'TIMEFORMAT="%R %U %S"; out=$1; shift; { time "$@" 2>&3; } 3>&2 2>"$out"';
  return ['bash', '-c', script, 'bash', report, program, ...args];
}

function run({ program, folder, env }: Command, [file = '', ...args]: readonly string[]): Promise<void> {
  const child = spawn(file, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const end = output.join('').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      if (code === 0) resolve();
      else reject(new Error(`${program} in ${folder} ended with ${code}:\n${end}`));
    });
  });
}

function parse(text: string): CommandCost {
  const [wall = 0, user = 0, system = 0, kilobytes] = (text.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return {
    wallSeconds: wall,
    cpuSeconds: user + system,
    peakMegabytes: kilobytes === undefined ? null : kilobytes / 1024,
  };
}
