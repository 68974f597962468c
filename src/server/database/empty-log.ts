import { DatabaseSync } from 'node:sqlite';

/**
 * Moves what is in the write-ahead log of a SQLite file into it and empties the log, which would show what was deleted until it is written over. Where others read
 * at the moment, it stays for now.
 */
export function emptyLog(file: string): void {
  using connection = new DatabaseSync(file, { timeout: 5000 });
  connection.exec('pragma wal_checkpoint(truncate)');
}
