import { existsSync } from 'node:fs';
import { copySqlite } from '../../../src/lib/server/database/copy-sqlite.ts';
import { type Command, CommandFailure } from '../command.ts';
import { databaseFile } from '../database-file.ts';
import { JSON_OPTION, printDone } from '../output.ts';

const BACKUP_FROM_POSTGRES = 'Use: pg_dump --format=custom --file=FILE "$DATABASE_URL".';

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
      throw new CommandFailure(`Nothing was copied to ${target}: ${(error as Error).message}.`, { cause: error });
    }
  },
};
