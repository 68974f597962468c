import { constants } from 'node:fs';
import { cp, realpath, rm } from 'node:fs/promises';

/**
 * Makes a folder an equal copy of an output, times included: by them a build knows what need not be
 * made again. The output itself is only read.
 */
export async function copyOutput(output: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(await realpath(output), folder, {
    recursive: true,
    preserveTimestamps: true,
    // Copies on write, where the file system can.
    mode: constants.COPYFILE_FICLONE,
  });
}
