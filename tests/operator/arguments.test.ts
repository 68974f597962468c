import { describe, expect, test } from 'vitest';
import { readArguments } from '../../operator/arguments.ts';
import { type Command, UsageError } from '../../operator/command.ts';
import { COMMANDS } from '../../operator/commands.ts';
import { commandHelp, generalHelp } from '../../operator/help.ts';

const COMMAND: Command = {
  name: 'try',
  summary: 'tries something',
  usage: 'REF',
  options: {
    day: { value: 'DAY', help: 'a day' },
    amount: { value: 'N', help: '' },
    limit: { value: 'N', help: '' },
    kind: { value: 'K', help: '' },
    json: { help: '' },
  },
  run: async () => {},
};

const read = (...given: readonly string[]) => readArguments(COMMAND, given);

describe('arguments', () => {
  test('are read by their names', () => {
    const given = read('abcd1234', '--day', '2026-12-01', '--amount=34.60', '--limit', '5', '--kind', 'b', '--json');
    expect(given.ref()).toBe('ABCD1234');
    expect(given.day('day')).toBe('2026-12-01');
    expect(given.amount('amount')).toBe(3460);
    expect(given.count('limit', 50)).toBe(5);
    expect(given.oneOf('kind', ['a', 'b'])).toBe('b');
    expect(given.flag('json')).toBe(true);
  });

  test('may be left out', () => {
    const given = read();
    expect([given.day('day'), given.amount('amount'), given.count('limit', 50), given.flag('json')]).toEqual([
      undefined,
      undefined,
      50,
      false,
    ]);
  });

  test.each<[string[], (given: ReturnType<typeof read>) => unknown, string]>([
    [
      ['--day', '2026-02-30'],
      (given) => given.day('day'),
      '--day is "2026-02-30"; it must be a day such as 2026-12-01.',
    ],
    [['--day', 'tomorrow'], (given) => given.day('day'), '--day is "tomorrow"; it must be a day'],
    [['--amount', '34,60'], (given) => given.amount('amount'), '--amount is "34,60"; it must be an amount above zero'],
    [['--limit', '0'], (given) => given.count('limit', 1), '--limit is "0"; it must be a whole number from 1'],
    [['--kind', 'c'], (given) => given.oneOf('kind', ['a', 'b']), '--kind is "c"; it must be one of a, b.'],
    [['no-ref'], (given) => given.ref(), '"no-ref" is no booking reference'],
    [[], (given) => given.ref(), 'try takes a booking reference, but was given nothing.'],
    [['A', 'B'], (given) => given.words('one word'), 'try takes one word, but was given A B.'],
    [['A'], (given) => given.words(), 'try takes no words after its name, but was given A.'],
    [[], (given) => given.requiredText('kind', '--kind a'), 'try needs --kind, as in --kind a.'],
  ])('%j are refused in one sentence', (words, ask, sentence) => {
    const asking = () => ask(read(...words));
    expect(asking).toThrow(UsageError);
    expect(asking).toThrow(sentence);
  });

  test.each([[['--nope']], [['--day']], [['--json=yes']]])('%j are refused while they are read', (words) => {
    expect(() => read(...words)).toThrow(UsageError);
    expect(() => read(...words)).toThrow(/^[^\n]+ See "npm run operator -- try --help"\.$/);
  });
});

describe('the help', () => {
  test('names every command, and of each every option', () => {
    const general = generalHelp(COMMANDS);
    for (const command of COMMANDS) {
      expect(general).toContain(command.summary);
      const help = commandHelp(command);
      for (const option of Object.keys(command.options)) expect(help).toContain(`--${option}`);
      expect(help).toContain(`npm run operator -- ${command.name}`);
    }
  });
});
