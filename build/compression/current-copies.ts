import { stat } from 'node:fs/promises';
import { copiesOf } from './files.ts';

async function writtenAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/**
 * Whether a file's compressed copies are of the file as it is now.
 *
 * @param changedAt - when the file was last written, in milliseconds
 */
export async function hasCurrentCopies(path: string, changedAt: number): Promise<boolean> {
  const times = await Promise.all(copiesOf(path).map(writtenAt));
  return times.every((time) => time >= changedAt);
}
