import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { type Erasure, repeatErasures } from '../../src/server/backoffice/erase-person.ts';
import { readErasures } from '../../src/server/backoffice/erasure-log.ts';
import { erasureText } from '../../src/server/backoffice/erasure-report.ts';
import { newAutomaticCopy, newDamagedFile } from '../../src/server/database/automatic-copies.ts';
import { copySqlite, DamagedFile, inspectSqlite, isNoDatabase } from '../../src/server/database/copy-sqlite.ts';
import { MIGRATIONS } from '../../src/server/database/migrations.ts';
import { openSqlite } from '../../src/server/database/sqlite.ts';
import { sqliteProblemOf, sqliteProblemText } from '../../src/server/database/sqlite-errors.ts';
import { type TakeOverOutcome, takeOverSqlite } from '../../src/server/database/take-over-sqlite.ts';
import { holdOutbox } from '../../src/server/mail/hold-outbox.ts';
import { createUnitOfWork } from '../../src/server/repositories/unit-of-work.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { type DatabaseFile, databaseFile } from '../database-file.ts';
import { JSON_OPTION, printDone } from '../output.ts';
import { linkDamagedFile, linkFile, removeSqlite, replaceSqlite } from '../replace-file.ts';

/**
 * Steps to restore to PostgreSQL, in an order in which a failure changes nothing. A running server
 * would send mails before they are held.
 */
const RESTORE_TO_POSTGRES = [
  'Stop every server first.',
  'Then use: pg_restore --clean --if-exists --single-transaction --exit-on-error --dbname="$DATABASE_URL" FILE.',
  'Before a server starts, "npm run operator -- outbox --hold" keeps back mails that may have been sent since.',
  'A backup of an earlier version needs an empty database.',
].join(' ');

/** @throws CommandFailure for a file that this program cannot go on with */
function checkBackup(backup: string): number {
  const { bookings, migrations } = contentsOf(backup);
  const newer = migrations.find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (newer === undefined) return bookings;
  throw new CommandFailure(
    `${backup} was made by a newer version of this program (it has "${newer}"): use that version.`,
  );
}

function contentsOf(backup: string) {
  try {
    return inspectSqlite(backup);
  } catch (error) {
    const { message } = error as Error;
    const damaged = `${backup} is damaged (${message}): use another backup. Nothing was changed.`;
    const strange = `${backup} is no backup of bookings${isNoDatabase(error) ? ', or its beginning is damaged' : ''}: ${message}. Nothing was changed.`;
    throw new CommandFailure(error instanceof DamagedFile ? damaged : strange, { cause: error });
  }
}

/** The file that was there before, under its new name. */
interface ReplacedFile {
  readonly file: string;
  /** The damage of the file, or null. */
  readonly damage: string | null;
}

/**
 * @throws CommandFailure while another process has the file open, or where its disk does not work
 */
function takeOver({ file }: DatabaseFile): Exclude<TakeOverOutcome, { kind: 'in-use' }> {
  const state = explainFailures(file, () => takeOverSqlite(file));
  if (state.kind !== 'in-use') return state;
  throw new CommandFailure(`A server has ${file} open: stop it first. Nothing was changed.`);
}

/** Gives today's file a second name, so that it survives its replacement. */
function moveAside({ folder, file }: DatabaseFile, state: Exclude<TakeOverOutcome, { kind: 'in-use' }>): ReplacedFile {
  if (state.kind === 'whole') {
    const aside = newAutomaticCopy(folder, 'restore', Date.now());
    linkFile(file, aside);
    return { file: aside, damage: null };
  }
  const aside = newDamagedFile(folder, Date.now());
  linkDamagedFile(file, aside);
  return { file: aside, damage: state.found };
}

/** Runs work and explains failures of the disk or file. @throws CommandFailure */
function explainFailures<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (sqliteProblemOf(error) === null) throw error;
    throw new CommandFailure(`${sqliteProblemText(file, error)} Nothing was changed.`, { cause: error });
  }
}

function asideText(aside: ReplacedFile | null): string {
  if (aside === null) return '';
  if (aside.damage === null) return ` Those that were there are in ${aside.file}.`;
  return ` The file that was there is damaged (${aside.damage}) and stays in ${aside.file}, with what it holds of people: delete it yourself once nobody can get more out of it.`;
}

/** What was done again after the backup was put in place. */
interface Repeated {
  readonly erasures: readonly Erasure[];
  /** Passkeys that count: some may have been revoked since. */
  readonly passkeys: number;
}

/**
 * Migrates restored tables, which checks the file, and repeats erasures since the backup. Everybody
 * is signed out of the desk.
 */
async function repeatChangesIn({ folder }: DatabaseFile): Promise<Repeated> {
  const database = await openSqlite(folder);
  try {
    const [unitOfWork, now] = [createUnitOfWork(database), Date.now()];
    const passkeys = await unitOfWork.write('staff', async ({ passkeys, staffSessions }) => {
      await staffSessions.end({}, { by: 'restore', at: manilaIso(now) });
      return passkeys.list();
    });
    const erasures = await repeatErasures(unitOfWork, readErasures(folder), now);
    return { erasures, passkeys: passkeys.length };
  } finally {
    await database.close();
  }
}

function repeatedText(again: readonly Erasure[]): string {
  return again.length === 0 ? '' : ` Erased again, as since the backup was made: ${again.map(erasureText).join('; ')}.`;
}

function heldText(held: number): string {
  if (held === 0) return '';
  return ` Mails that waited then may have been sent since: ${held} are held, see "npm run operator -- outbox".`;
}

function staffText(passkeys: number): string {
  if (passkeys === 0) return '';
  return ` Everybody signs in to the desk again. Passkeys that were revoked since the backup count again: see "npm run operator -- staff".`;
}

export const restore: Command = {
  name: 'restore',
  summary: 'puts a backup in the place of all bookings',
  usage: 'FILE --yes',
  details:
    "The server must be stopped. Today's bookings are not deleted but put aside in backups/; so is a damaged file, which nothing deletes by itself.",
  options: { yes: { help: 'replaces the bookings; without it nothing happens' }, ...JSON_OPTION },
  run: async (given, { terminal, environment }) => {
    const [name = ''] = given.words('the name of a backup');
    const place = databaseFile(environment(), RESTORE_TO_POSTGRES);
    const backup = terminal.path(name);
    const bookings = checkBackup(backup);
    if (!given.flag('yes')) {
      throw new UsageError(
        `${backup} has ${bookings} bookings. Say --yes to put them in the place of those in ${place.file}.`,
      );
    }
    const before = existsSync(place.file) ? takeOver(place) : null;
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    const incoming = join(place.folder, 'restoring.sqlite');
    removeSqlite(incoming);
    explainFailures(incoming, () => copySqlite(backup, incoming));
    const held = await holdOutbox(incoming);
    const aside = before && moveAside(place, before);
    replaceSqlite(incoming, place.file);
    const { erasures: again, passkeys } = await repeatChangesIn(place);
    const sentence = `${bookings} bookings restored from ${backup}.${asideText(aside)}${heldText(held)}${repeatedText(again)}${staffText(passkeys)}`;
    const was = { aside: aside?.file ?? null, damage: aside?.damage ?? null };
    printDone(terminal, given, sentence, { file: backup, bookings, ...was, held, erasedAgain: again, passkeys });
  },
};
