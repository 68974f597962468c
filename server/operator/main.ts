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
  const isExplained = [UsageError, CommandFailure, StartupError].some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
