import type { Environment } from '../src/server/config/environment.ts';
import type { Arguments } from './arguments.ts';
import type { OpenBackoffice } from './backoffice.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
export interface Option {
  /** What stands for its value in the help: `DAY`. Left out where it takes none. */
  readonly value?: string;
  readonly help: string;
}

/** What a command works with. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** The settings that the server has too. @throws StartupError for wrong ones */
  environment(): Environment;
  /** Opens the bookings; nothing is opened while the command line is still being read. */
  readonly openBackoffice: OpenBackoffice;
}

/** One thing that the operator can do. */
export interface Command {
  readonly name: string;
  /** What it does, in a line. */
  readonly summary: string;
  /** What follows its name: `REF --amount 173`. */
  readonly usage: string;
  /** More about it, where a line is not enough. */
  readonly details?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** @throws UsageError for arguments that make no sense, CommandFailure for what cannot be done */
  readonly run: (given: Arguments, context: CommandContext) => Promise<void>;
}

/** The command line makes no sense: one sentence that says what would. Ends the program with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked for cannot be done: one sentence that says why. Ends the program with 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
