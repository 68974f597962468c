import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Dialect, SqliteDialect, type SqliteStatement } from 'kysely';

/** Maximum number of compiled statements that are cached; queries repeat. */
const MAX_STATEMENTS = 200;

/** Kysely's dialect for Node's own SQLite, which differs from better-sqlite3 in small ways. */
export function sqliteDialect(connection: DatabaseSync): Dialect {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = statementOf(connection.prepare(sql));
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  return new SqliteDialect({ database: { prepare, close: () => {} } });
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
