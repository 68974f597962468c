import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { CommandFailure, UsageError } from '../../operator/command.ts';
import { runCommand } from '../../operator/run-command.ts';
import { preloaded } from '../fixtures/programs/preloaded.ts';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';
import { aServices } from '../fixtures/steps/a-services.ts';

/** Runs a command in this process, over empty services. @returns what it printed */
async function runHere(words: readonly string[]): Promise<string> {
  const services = await aServices();
  const { database, unitOfWork, payments, clock, catalogue, passportKeys } = services;
  const printed: string[] = [];
  const backoffice = { database, unitOfWork, payments, clock, catalogue, environment: {} as never };
  await runCommand(words, {
    terminal: {
      print: (text) => void printed.push(text),
      printed: async () => {},
      path: (file) => file,
      write: () => {},
    },
    environment: () => ({}) as never,
    openBackoffice: (work) =>
      work({
        ...backoffice,
        passportKeys: () => passportKeys,
        missing: (ref) => new CommandFailure(`There is no booking ${ref}.`),
      }),
  });
  return printed.join('\n');
}

test.each<readonly [readonly string[], string]>([
  [['list', '--csv', '--json'], 'Give --csv or --json, not both.'],
  [['list', '--from', '2026-12-02', '--to', '2026-12-01'], '--from 2026-12-02 is after --to 2026-12-01.'],
  [['list', '--status', 'draft'], '--status is "draft"; it must be one of awaiting-payment, '],
  [['export'], 'export needs --csv or --json.'],
  [['show'], 'show takes a booking reference, but was given nothing.'],
  [['confirm-payment', 'ABCD1234'], 'confirm-payment needs --amount, as in --amount 173.'],
  [['confirm-payment', 'ABCD1234', '--amount', '173'], 'confirm-payment needs --id, as in'],
  [['confirm-payment', 'ABCD1234', '--amount', '173', '--id', 'two words'], '--id must be 1 to 80 letters'],
  [
    ['confirm-payment', 'ABCD1234', '--amount', '173', '--id', 'x', '--currency', 'EUR'],
    '--currency is "EUR"; it must be one of USD, PHP.',
  ],
  [['cancel', 'ABCD1234'], 'cancel needs --reason, as in --reason "Typhoon signal 2".'],
  [['note', 'ABCD1234', ' '], 'A note has 1 to 1000 characters.'],
  [['note', 'ABCD1234', 'Call\u0000her'], 'note: a text in quotes must have no control characters'],
  [['cancel', 'ABCD1234', '--reason', 'Storm\u0000'], '--reason must have no control characters'],
  [['refund', 'ABCD1234', '--reason', '\u001b[2J'], '--reason must have no control characters'],
  [['refund-paid', 'ABCD1234', '--reason', 'BDO\u0007'], '--reason must have no control characters'],
  [['list', '--search', '\u0000'], '--search must have no control characters'],
  [['refund-answer', 'ABCD1234', 'x'], 'Say --given or --failed.'],
  [['outbox', '--show', 'x', '--retry', 'x'], 'Give one of --show and --retry.'],
  [['manifest', '--boat', '2'], 'manifest needs --listing, as in --listing JT-ELN-A --boat 2.'],
  [['outbox', '--retry-failed', '--csv'], 'Only the list of mails has CSV: use --json.'],
  [['show', 'ABCD1234', '--csv', '--json'], 'Give --csv or --json, not both.'],
  ...['cancel', 'note', 'confirm-payment', 'confirm', 'refund', 'refund-paid', 'refund-answer', 'backup', 'purge'].map(
    (name) => [[name, 'ABCD1234', '--csv'], `${name} prints no list, so there is no CSV of it: use --json.`] as const,
  ),
  [['manifest', '--day', '1 December'], '--day is "1 December"; it must be a day such as 2026-12-01.'],
])('%j makes no sense', async (words, sentence) => {
  const running = runHere(words);
  await expect(running).rejects.toThrow(UsageError);
  await expect(running).rejects.toThrow(sentence);
});

test.each([
  [['show', 'NONE0000'], 'There is no booking NONE0000.'],
  [['confirm', 'NONE0000'], 'There is no booking NONE0000.'],
  [['cancel', 'NONE0000', '--reason', 'x'], 'There is no booking NONE0000.'],
  [['note', 'NONE0000', 'x'], 'There is no booking NONE0000.'],
  [['confirm-payment', 'NONE0000', '--amount', '1', '--id', 'x'], 'There is no booking NONE0000.'],
  [['refund', 'NONE0000', '--reason', 'x'], 'There is no booking NONE0000.'],
  [['refund-answer', 'NONE0000', 'x', '--given'], 'NONE0000 has no refund x.'],
  [['manifest', '--provider', 'nobody'], 'There is no provider "nobody": there are adsts, zion.'],
  [['outbox', '--show', 'x'], 'There is no mail x:'],
])('%j cannot be done', async (words, sentence) => {
  const running = runHere(words);
  await expect(running).rejects.toThrow(CommandFailure);
  await expect(running).rejects.toThrow(sentence);
});

test.each([
  [['list'], 'No bookings.'],
  [['outbox'], 'No mails.'],
  [['outbox', '--retry-failed'], '0 mails are due now.'],
  [['outbox', '--drop-held', '--json'], '{\n  "dropped": 0\n}'],
  [['rotate-passports'], '0 passports were encrypted anew with the key "test".'],
  [['manifest', '--day', '2026-12-01'], 'Nobody leaves on 2026-12-01.'],
  [['list', '--json'], '[]'],
  [['export', '--json'], ''],
])('%j over nothing says so', async (words, sentence) => {
  expect(await runHere(words)).toBe(sentence);
});

test.each([
  [[], 0, 'Usage: npm run operator -- COMMAND'],
  [['list', '--help'], 0, '--search TEXT'],
  [['nope'], 2, 'There is no command "nope".'],
  [['list', '--nope'], 2, "Unknown option '--nope'."],
  [['show', 'NONE0000'], 1, 'There is no booking NONE0000.'],
] as const)('%j ends with %d and one sentence', async (words, code, sentence) => {
  const backoffice = await aBackoffice();
  const ended = await backoffice.run(...words);
  expect(ended.code).toBe(code);
  expect(code === 0 ? ended.out : ended.error).toContain(sentence);
  if (code > 0) expect([ended.error.trimEnd().split('\n').length, ended.out]).toEqual([1, '']);
});

test('the program itself ends so too', { timeout: 30_000 }, async () => {
  const backoffice = await aBackoffice();
  const [known, unknown] = [await backoffice.runAlone('outbox'), await backoffice.runSource('nope')];
  expect(known).toEqual({ code: 0, out: 'No mails.\n', error: '' });
  expect(unknown).toEqual({ code: 2, out: '', error: expect.stringMatching(/^There is no command "nope".*\n$/) });
});

test('a wrong setting ends with 1 and one sentence', async () => {
  const backoffice = await aBackoffice();
  expect(await backoffice.runWith({ DATABASE_URL: 'mysql://user:secret@db' }, 'list')).toEqual({
    code: 1,
    out: '',
    error: 'DATABASE_URL is "mysql:…"; it must be an address that begins with "postgres://", or nothing.\n',
  });
});

test('a password of the database is in no sentence', async () => {
  const backoffice = await aBackoffice();
  const { code, out, error } = await backoffice.runWith(
    { DATABASE_URL: 'postgres://user:hunter#2@db/palawan' },
    'list',
  );
  expect([code, out]).toEqual([1, '']);
  expect(error).toMatch(/^DATABASE_URL is "postgres:…"; it must be .* percent-encoded: .*\n$/);
  expect(error).not.toContain('hunter');
});

test('a folder without bookings gets none, which is said', async () => {
  const backoffice = await aBackoffice();
  const mistyped = join(backoffice.project, 'dat');
  expect(await backoffice.runWith({ DATA_DIR: mistyped }, 'list')).toEqual({
    code: 1,
    out: '',
    error: `There are no bookings in ${join(mistyped, 'bookings.sqlite')}: correct DATA_DIR, or start the server there first.\n`,
  });
  expect(existsSync(mistyped)).toBe(false);
});

test('who finds the bookings locked waits, and ends with one sentence', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  const file = backoffice.services.database.location;
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  expect(await backoffice.run('list')).toEqual({
    code: 1,
    out: '',
    error: `Cannot write to ${file} (database is locked): another program is writing to it. Try again when that has ended.\n`,
  });
});

test('the program whose database stops working ends with one sentence', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  // The first commit is that of the tables.
  const full = preloaded(`
    let commits = 0;
    const { exec } = sqlite.DatabaseSync.prototype;
    sqlite.DatabaseSync.prototype.exec = function (text) {
      if (text === 'commit' && ++commits > 1) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
      return exec.call(this, text);
    }`);
  expect(await backoffice.runAloneWith(full, 'note', 'ABCD1234', 'Wants a child seat')).toEqual({
    code: 1,
    out: '',
    error: 'The database does not work at the moment: database or disk is full. Try again in a moment.\n',
  });
});
