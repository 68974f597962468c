import { parseArgs } from 'node:util';
import { isBookingRef } from '../src/lib/booking/booking-ref.ts';
import { typedCents } from '../src/lib/payments/peso-conversion.ts';
import { parseNumberString } from '../src/lib/text/number-string.ts';
import { hasInvisibleChars } from '../src/lib/text/plain-text.schema.ts';
import { manilaInstant } from '../src/lib/time/manila.ts';
import { type Command, UsageError } from './command.ts';

/** Arguments of a command by name. Every method throws UsageError for invalid values. */
export interface Arguments {
  readonly flag: (name: string) => boolean;
  readonly text: (name: string) => string | undefined;
  readonly requiredText: (name: string, example: string) => string;
  /** A calendar day in Palawan. */
  readonly day: (name: string) => string | undefined;
  /** A whole number from 1. */
  readonly count: (name: string, otherwise: number) => number;
  /** US cents, or hundredths of another currency. */
  readonly amount: (name: string) => number | undefined;
  readonly oneOf: <Choice extends string>(name: string, choices: readonly Choice[]) => Choice | undefined;
  /** The words that are no options; exactly as many as are named. */
  readonly words: (...names: readonly string[]) => readonly string[];
  /** The same where the last words may be left out. */
  readonly wordsFrom: (least: number, ...names: readonly string[]) => readonly string[];
  /** The booking reference, the only word. */
  readonly ref: () => string;
}

/** Reads what follows a command's name. */
export function readArguments({ name, options }: Command, given: readonly string[]): Arguments {
  const { values, positionals } = parse(name, options, given);
  const text = (option: string) => {
    const value = values[option];
    if (typeof value !== 'string') return undefined;
    if (hasInvisibleChars(value)) throw new UsageError(`--${option} ${INVISIBLE_TEXT}${seeHelp(name)}`);
    return value.trim();
  };
  const wrong = (option: string, allowed: string) =>
    new UsageError(`--${option} is "${text(option)}"; it must be ${allowed}.${seeHelp(name)}`);
  const wordsFrom = (least: number, ...names: readonly string[]) => {
    const untyped = positionals.findIndex(hasInvisibleChars);
    if (untyped >= 0) throw new UsageError(`${name}: ${names[untyped] ?? 'a word'} ${INVISIBLE_TEXT}${seeHelp(name)}`);
    if (positionals.length >= least && positionals.length <= names.length) return positionals;
    const wanted = names.length === 0 ? 'no words after its name' : names.slice(0, least).join(' and ');
    throw new UsageError(
      `${name} takes ${wanted}, but was given ${positionals.join(' ') || 'nothing'}.${seeHelp(name)}`,
    );
  };
  const words = (...names: readonly string[]) => wordsFrom(names.length, ...names);

  return {
    flag: (option) => values[option] === true,
    text,
    words,
    wordsFrom,
    requiredText: (option, example) => {
      const value = text(option);
      if (value) return value;
      throw new UsageError(`${name} needs --${option}, as in ${example}.${seeHelp(name)}`);
    },
    day: (option) => {
      const value = text(option);
      if (value === undefined || !Number.isNaN(manilaInstant(value))) return value;
      throw wrong(option, 'a day such as 2026-12-01');
    },
    count: (option, otherwise) => {
      const value = text(option);
      if (value === undefined) return otherwise;
      if (/^[1-9]\d{0,5}$/.test(value)) return parseNumberString(value);
      throw wrong(option, 'a whole number from 1 to 999999');
    },
    amount: (option) => {
      const value = text(option);
      if (value === undefined) return undefined;
      const cents = typedCents(value);
      if (cents !== null) return cents;
      throw wrong(option, 'an amount above zero, such as 173 or 34.60');
    },
    oneOf: (option, choices) => {
      const value = text(option);
      const choice = choices.find((one) => one === value);
      if (value === undefined || choice !== undefined) return choice;
      throw wrong(option, `one of ${choices.join(', ')}`);
    },
    ref: () => {
      const [ref = ''] = words('a booking reference');
      if (isBookingRef(ref.toUpperCase())) return ref.toUpperCase();
      throw new UsageError(`"${ref}" is no booking reference: those are 8 digits and letters, such as 7K2M0QXA.`);
    },
  };
}

const INVISIBLE_TEXT =
  'must have no control characters or others that nobody sees: only line breaks and tabs are taken.';

function seeHelp(name: string): string {
  return ` See "npm run operator -- ${name} --help".`;
}

/** The options as typed, by name. */
interface Given {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

function parse(name: string, options: Command['options'], given: readonly string[]): Given {
  if (given.includes('--csv') && !Object.hasOwn(options, 'csv')) {
    throw new UsageError(`${name} prints no list, so there is no CSV of it: use --json.${seeHelp(name)}`);
  }
  const known = Object.entries(options).map(([option, { value }]) => [
    option,
    { type: value === undefined ? 'boolean' : 'string' } as const,
  ]);
  try {
    return parseArgs({ args: [...given], options: Object.fromEntries(known), allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.${seeHelp(name)}`);
  }
}
