import type { ChildProcess } from 'node:child_process';

/** What a process writes, the newest of it. */
export interface ChildOutput {
  readonly read: () => string;
  readonly clear: () => void;
}

/** Collects the last letters of what a process writes, errors among it. */
export function collectOutput({ stdout, stderr }: ChildProcess, maxLength: number): ChildOutput {
  let text = '';
  const add = (chunk: Buffer) => {
    text = `${text}${chunk}`.slice(-maxLength);
  };
  stdout?.on('data', add);
  stderr?.on('data', add);
  return {
    read: () => text,
    clear: () => {
      text = '';
    },
  };
}
