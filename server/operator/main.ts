import { isUnavailable } from '../../src/lib/server/database/unavailable.ts';
import { StartupError } from '../../src/lib/server/startup-error.ts';
import { CommandFailure, UsageError } from './command.ts';
import { openDesk } from './desk.ts';
import { runCommand } from './run-command.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads the output may have read enough: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await runCommand(process.argv.slice(2), { terminal: processTerminal(), openDesk });
} catch (error) {
  console.error(sentenceFor(error) ?? error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** What whoever typed the command can do about it; null for a mistake of this program, of which everything is shown. */
function sentenceFor(error: unknown): string | null {
  if (isUnavailable(error)) return `${(error as Error).message}. Try again in a moment.`;
  const isExplained = [UsageError, CommandFailure, StartupError].some((kind) => error instanceof kind);
  return isExplained ? (error as Error).message : null;
}
