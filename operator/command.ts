import type { Environment } from '../src/server/config/environment.ts';
import type { Arguments } from './arguments.ts';
import type { OpenBackoffice } from './backoffice.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
export interface Option {
  /** The placeholder of its value in the help: `DAY`. Absent for flags. */
  readonly value?: string;
  readonly help: string;
}

/** Dependencies of a command. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** The settings that the server has too. @throws StartupError for wrong ones */
  environment(): Environment;
  /** Opens the database; not called before the command line was parsed. */
  readonly openBackoffice: OpenBackoffice;
}

/** One thing that the operator can do. */
export interface Command {
  readonly name: string;
  /** The command in one line. */
  readonly summary: string;
  /** The arguments after its name: `REF --amount 173`. */
  readonly usage: string;
  /** More about it, where a line is not enough. */
  readonly details?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** @throws UsageError for arguments that make no sense, CommandFailure for what cannot be done */
  readonly run: (given: Arguments, context: CommandContext) => Promise<void>;
}

/** An invalid command line; one sentence says what would be valid. Ends the program with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command that cannot be carried out; one sentence says why. Ends the program with 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
