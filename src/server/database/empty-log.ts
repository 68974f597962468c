import { DatabaseSync } from 'node:sqlite';

/**
 * Moves a SQLite file's write-ahead log into it and empties the log. The log would otherwise still
 * contain deleted data; with concurrent readers it remains for now.
 */
export function emptyLog(file: string, timeoutMs = 5000): void {
  using connection = new DatabaseSync(file, { timeout: timeoutMs });
  connection.exec('pragma wal_checkpoint(truncate)');
}
