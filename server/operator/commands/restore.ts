import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newAutomaticCopy } from '../../../src/lib/server/database/automatic-copies.ts';
import { copySqlite, inspectSqlite, isSqliteInUse } from '../../../src/lib/server/database/copy-sqlite.ts';
import { MIGRATIONS } from '../../../src/lib/server/database/migrations.ts';
import { openSqlite } from '../../../src/lib/server/database/sqlite.ts';
import { holdMailsIn } from '../../../src/lib/server/mail/hold-mails.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { type DatabaseFile, databaseFile } from '../database-file.ts';
import { JSON_OPTION, printDone } from '../output.ts';
import { nameAgain, replaceSqlite } from '../replace-file.ts';

/** A restore that fails halfway leaves the bookings that were there. A server that runs would send the mails before they are held. */
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
    throw new CommandFailure(`${backup} is no backup of bookings: ${(error as Error).message}.`, { cause: error });
  }
}

/** Gives today's file a second name, so that it stays when another one takes its place. @returns that name */
function keepAside({ folder, file }: DatabaseFile): string {
  const aside = newAutomaticCopy(folder, 'restore', Date.now());
  nameAgain(file, aside);
  return aside;
}

function heldText(held: number): string {
  if (held === 0) return '';
  return ` Mails that waited then may have been sent since: ${held} are held, see "npm run operator -- outbox".`;
}

export const restore: Command = {
  name: 'restore',
  summary: 'puts a backup in the place of all bookings',
  usage: 'FILE --yes',
  details: "The server must be stopped. Today's bookings are not deleted but put aside in backups/.",
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
    if (existsSync(place.file) && isSqliteInUse(place.file)) {
      throw new CommandFailure(`A server has ${place.file} open: stop it first. Nothing was changed.`);
    }
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    const incoming = join(place.folder, 'restoring.sqlite');
    rmSync(incoming, { force: true });
    copySqlite(backup, incoming);
    const held = await holdMailsIn(incoming);
    const aside = existsSync(place.file) ? keepAside(place) : null;
    replaceSqlite(incoming, place.file);
    // Brings older tables up to date, and shows that it opens.
    await (await openSqlite(place.folder)).close();
    const before = aside === null ? '' : ` Those that were there are in ${aside}.`;
    const sentence = `${bookings} bookings restored from ${backup}.${before}${heldText(held)}`;
    printDone(terminal, given, sentence, { file: backup, bookings, aside, held });
  },
};
