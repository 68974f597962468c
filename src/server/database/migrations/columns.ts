import type { CreateTableBuilder, Kysely, QueryExecutorProvider } from 'kysely';

/** A database during migration, without table types: a step works on the tables of its time. */
export type MigratedDatabase = Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider;

/** A table that is being made. */
export type Columns<Name extends string> = CreateTableBuilder<Name, Name>;

/** Adds columns that are always filled. */
export function withColumns(
  table: Columns<string>,
  type: 'text' | 'bigint',
  names: readonly string[],
): Columns<string> {
  return names.reduce((made, name) => made.addColumn(name, type, (column) => column.notNull()), table);
}
