import type { CreateTableBuilder } from 'kysely';

/** A table that is being made. */
export type Columns<Name extends string> = CreateTableBuilder<Name, Name>;

/** Adds columns that are always filled. */
export function filled(table: Columns<string>, type: 'text' | 'bigint', names: readonly string[]): Columns<string> {
  return names.reduce((made, name) => made.addColumn(name, type, (column) => column.notNull()), table);
}
