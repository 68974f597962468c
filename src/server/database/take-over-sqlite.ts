import { DatabaseSync } from 'node:sqlite';
import { isEmptied } from './new-sqlite-file.ts';
import { quickCheck } from './quick-check.ts';
import { sqliteProblemOf } from './sqlite-errors.ts';

/** State of a SQLite file that will be replaced. */
export type TakeOverOutcome =
  /** Everything is in this one file, which can be moved. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'damaged'; readonly found: string }
  /** Another process has it open. */
  | { readonly kind: 'in-use' };

/**
 * Prepares a SQLite file to be moved away. Leaving the write-ahead log needs an exclusive lock,
 * which shows whether another process uses the file. The log of a file that cannot be opened is
 * left, as closing would delete it.
 *
 * @throws Error when it can be neither read nor written, for a reason that is not in the file
 */
export function takeOverSqlite(file: string): TakeOverOutcome {
  try {
    const found = quickCheck(file);
    if (found !== null && !canOpen(file)) return { kind: 'damaged', found };
    if (!closeLog(file)) return { kind: 'in-use' };
    return found === null ? { kind: 'whole' } : { kind: 'damaged', found };
  } catch (error) {
    const problem = sqliteProblemOf(error);
    if (problem === 'locked') return { kind: 'in-use' };
    if (problem === 'damaged') return { kind: 'damaged', found: (error as Error).message };
    throw error;
  }
}

function canOpen(file: string): boolean {
  // Opening it would delete its log.
  if (isEmptied(file)) return false;
  try {
    using connection = new DatabaseSync(file, { readOnly: true });
    connection.prepare('select count(*) from sqlite_master').get();
    return true;
  } catch (error) {
    if (sqliteProblemOf(error) === 'damaged') return false;
    throw error;
  }
}

function closeLog(file: string): boolean {
  using connection = new DatabaseSync(file, { timeout: 0 });
  connection.exec('pragma journal_mode = delete; begin exclusive; rollback;');
  return connection.prepare('pragma journal_mode').get()?.['journal_mode'] === 'delete';
}
