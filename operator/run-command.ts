import { readArguments } from './arguments.ts';
import { type CommandContext, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';

/**
 * Runs a command line.
 *
 * @throws UsageError for an invalid one, CommandFailure for what cannot be done
 */
export async function runCommand(words: readonly string[], context: CommandContext): Promise<void> {
  const [name, ...given] = words;
  const { terminal } = context;
  if (name === undefined || name === '--help' || name === 'help') return terminal.print(generalHelp(COMMANDS));
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    throw new UsageError(`There is no command "${name}". "npm run operator -- --help" lists those there are.`);
  }
  if (given.includes('--help')) return terminal.print(commandHelp(command));
  await command.run(readArguments(command, given), context);
}
