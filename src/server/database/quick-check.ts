import { DatabaseSync } from 'node:sqlite';
import { isEmptied } from './new-sqlite-file.ts';
import { sqliteProblemOf } from './sqlite-errors.ts';

/**
 * Checks a whole SQLite file for damage, also while it is written to. Blocks the process: about a
 * second for a gigabyte in memory, longer from a disk.
 *
 * @returns the first thing that is wrong; null for a file without damage
 * @throws Error when the file cannot be read for another reason
 */
export function quickCheck(file: string): string | null {
  if (isEmptied(file)) return 'it is empty';
  try {
    const connection = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      const [first] = connection.prepare('pragma quick_check(1)').all();
      return findingOf(String(first?.['quick_check']));
    } finally {
      connection.close();
    }
  } catch (error) {
    if (sqliteProblemOf(error) === 'damaged') return (error as Error).message;
    throw error;
  }
}

/** The finding in an answer, whose first line names the database. */
function findingOf(answer: string): string | null {
  if (answer === 'ok') return null;
  const lines = answer.split('\n').filter((line) => line !== '' && !line.startsWith('***'));
  return lines[0] ?? answer;
}
