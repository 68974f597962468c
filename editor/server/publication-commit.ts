import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Publication } from '../lib/publications.contract.ts';

/** The commit of a publication, or why it has none; both null outside of a repository. */
export interface CommitOutcome {
  readonly commit: string | null;
  readonly problem: string | null;
}

const MAX_SUBJECT_LENGTH = 72;
/** Hooks of the repository may take their time; a prompt would wait for ever. */
const GIT_TIMEOUT_MS = 60_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** What stands in a repository while something is half done there, which a commit would end. */
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Variables that would lead to another repository. */
const PLACES = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_OBJECT_DIRECTORY', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

function environment(index?: string): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !PLACES.includes(name));
  return { ...Object.fromEntries(others), GIT_TERMINAL_PROMPT: '0', ...(index && { GIT_INDEX_FILE: index }) };
}

/** Runs Git in a folder. @throws Error with what Git says */
export async function git(folder: string, args: readonly string[], input = '', index?: string): Promise<string> {
  const running = promisify(execFile)('git', ['-C', folder, ...args], {
    env: environment(index),
    timeout: GIT_TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** The message of a publication's commit: what changed, and who published it. */
export function commitMessage({ sentences, by }: Pick<Publication, 'sentences' | 'by'>): string {
  const [first = ''] = sentences;
  const subject =
    sentences.length === 1 && first.length <= MAX_SUBJECT_LENGTH
      ? first
      : `Publish ${sentences.length} ${sentences.length === 1 ? 'change' : 'changes'} of the content`;
  const body = subject === first ? [] : [sentences.map((sentence) => `- ${sentence}`).join('\n')];
  return `${[subject, ...body, `Published by ${by}.`].join('\n\n')}\n`;
}

/**
 * Makes a commit of some files alone. What else is staged stays staged, and nothing is pushed.
 *
 * @param files absolute paths; one that is gone is removed
 */
export async function commitFiles(folder: string, files: readonly string[], message: string): Promise<CommitOutcome> {
  const top = await git(folder, ['rev-parse', '--show-toplevel']).then(
    (text) => text.trim(),
    () => null,
  );
  if (top === null) return { commit: null, problem: null };
  try {
    return await commitIn(top, files, message);
  } catch (error) {
    return { commit: null, problem: reasonOf(error) };
  }
}

async function commitIn(top: string, files: readonly string[], message: string): Promise<CommitOutcome> {
  const paths = await git(top, ['rev-parse', ...UNFINISHED.flatMap((name) => ['--git-path', name])]);
  const unfinished = paths
    .trim()
    .split('\n')
    .find((path) => existsSync(resolve(top, path)));
  if (unfinished)
    return { commit: null, problem: `${unfinished} is there: finish what was begun with Git, then commit.` };
  const own = await withoutIgnored(top, files);
  if (own.length === 0) return { commit: null, problem: null };
  const list = `${own.join('\0')}\0`;
  const scratch = mkdtempSync(join(tmpdir(), 'publication-'));
  try {
    const index = join(scratch, 'index');
    const hasCommits = await git(top, ['rev-parse', '--verify', '--quiet', 'HEAD']).then(
      () => true,
      () => false,
    );
    if (hasCommits) await git(top, ['read-tree', 'HEAD'], '', index);
    await git(top, ['update-index', '--add', '--remove', '-z', '--stdin'], list, index);
    await git(top, ['commit', '--quiet', '-F', '-'], message, index);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  // Else the old texts would look staged.
  await git(top, ['update-index', '--add', '--remove', '-z', '--stdin'], list);
  return { commit: (await git(top, ['rev-parse', 'HEAD'])).trim(), problem: null };
}

async function withoutIgnored(top: string, files: readonly string[]): Promise<readonly string[]> {
  const ignored = await git(top, ['check-ignore', '-z', '--stdin'], `${files.join('\0')}\0`).catch(
    // 1 says that none is ignored.
    (error: { code?: unknown }) => (error.code === 1 ? '' : Promise.reject(error)),
  );
  const names = new Set(ignored.split('\0'));
  return files.filter((file) => !names.has(file));
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const [line = message] = (stderr ?? '').split('\n').filter((text) => text.trim() !== '');
  return line.trim();
}
