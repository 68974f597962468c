/** A mistake that the person who ran the command can correct: shown without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command's main function and ends the process with the exit code it returns.
 *
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}

/** @param {number} start - a moment of `performance.now()` */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)}s`;
}
