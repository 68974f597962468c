import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFile } from '../../src/server/database/private-file.ts';

/** The digest of a file's bytes, by which two states of it are told apart. */
export function digestOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether reading has failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Called after each step by its name. Tests end the process there. */
export type OnStep = (step: string) => void;

/** What is called where nobody watches. */
export const NO_STEP: OnStep = () => {};

/** Replaces a file or makes it, so that a crash leaves the old one or the new one. */
export function replaceFile(file: string, content: string | Uint8Array, onStep: OnStep = NO_STEP): void {
  const next = `${file}.next`;
  const bytes = Buffer.from(content);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(next, { force: true });
  const descriptor = openSync(next, 'wx', statSync(file, { throwIfNoEntry: false })?.mode);
  try {
    const half = bytes.length >> 1;
    writeFileSync(descriptor, bytes.subarray(0, half));
    onStep(`half of ${next}`);
    writeFileSync(descriptor, bytes.subarray(half));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  onStep(`all of ${next}`);
  renameSync(next, file);
  onStep(`name of ${file}`);
  syncFile(file);
}
