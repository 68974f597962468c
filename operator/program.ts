import { StartupError } from '../src/server/config/startup-error.ts';
import { isUnavailable } from '../src/server/database/unavailable.ts';
import { type CommandContext, CommandFailure, UsageError } from './command.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs a command line and reports failures. A mistake of the program is shown whole, others in a
 * sentence.
 *
 * @returns how the program ends: 0; 1 for what cannot be done; 2 for an invalid command line
 */
export async function runProgram(
  words: readonly string[],
  context: CommandContext,
  printError: (about: unknown) => void,
): Promise<0 | 1 | 2> {
  try {
    await runCommand(words, context);
    return 0;
  } catch (error) {
    printError(sentenceFor(error) ?? error);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The message for the operator; null for a mistake of this program, which is shown whole. */
function sentenceFor(error: unknown): string | null {
  if (isUnavailable(error)) return `${(error as Error).message}. Try again in a moment.`;
  const isExplained = [UsageError, CommandFailure, StartupError].some((kind) => error instanceof kind);
  return isExplained ? (error as Error).message : null;
}
