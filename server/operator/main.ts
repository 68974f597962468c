import { StartupError } from '../../src/lib/server/startup-error.ts';
import { readArguments } from './arguments.ts';
import { CommandFailure, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { openDesk } from './desk.ts';
import { commandHelp, generalHelp } from './help.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads the output may have read enough: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isExplained = [UsageError, CommandFailure, StartupError].some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main([name, ...given]: readonly string[]): Promise<void> {
  const terminal = processTerminal();
  if (name === undefined || name === '--help' || name === 'help') return terminal.print(generalHelp(COMMANDS));
  const command = COMMANDS.find((one) => one.name === name);
  if (!command)
    throw new UsageError(`There is no command "${name}". "npm run operator -- --help" lists those there are.`);
  if (given.includes('--help')) return terminal.print(commandHelp(command));
  await command.run(readArguments(command, given), { terminal, openDesk });
}
