import { existsSync } from 'node:fs';
import { copySqlite, DamagedFile } from '../../src/server/database/copy-sqlite.ts';
import { damageText, sqliteProblemOf } from '../../src/server/database/sqlite-errors.ts';
import { type Command, CommandFailure } from '../command.ts';
import { databaseFile } from '../database-file.ts';
import { JSON_OPTION, printDone } from '../output.ts';

const BACKUP_FROM_POSTGRES = 'Use: pg_dump --format=custom --file=FILE "$DATABASE_URL".';

/** Beside the bookings too: SQLite writes an index there while it reads. */
const NO_ROOM = ' There is no room: make some on the disks of the bookings and of the copy, and try again.';

/** The failure of a backup and its remedy. */
export function backupFailure(file: string, target: string, error: unknown): CommandFailure {
  const { message } = error as Error;
  const problem = sqliteProblemOf(error);
  const isDamaged = error instanceof DamagedFile || problem === 'damaged';
  if (isDamaged) return new CommandFailure(`${damageText(file, message)} Nothing was copied.`, { cause: error });
  const remedy = problem === 'full' ? NO_ROOM : '';
  return new CommandFailure(`Nothing was copied to ${target}: ${message}.${remedy}`, { cause: error });
}

export const backup: Command = {
  name: 'backup',
  summary: 'copies all bookings to a file, also while the server runs',
  usage: 'FILE',
  details:
    'Passports in it are encrypted: without PASSPORT_KEYS or passport.key they cannot be read, so keep a copy of those elsewhere.',
  options: { ...JSON_OPTION },
  run: async (given, { terminal, environment }) => {
    const [name = ''] = given.words('the name of a new file');
    const { file } = databaseFile(environment(), BACKUP_FROM_POSTGRES);
    const target = terminal.path(name);
    if (!existsSync(file)) throw new CommandFailure(`There are no bookings in ${file}.`);
    try {
      const { bookings } = copySqlite(file, target);
      const sentence = `${bookings} bookings copied to ${target}. Keep PASSPORT_KEYS or passport.key in another place.`;
      printDone(terminal, given, sentence, { file: target, bookings });
    } catch (error) {
      throw backupFailure(file, target, error);
    }
  },
};
