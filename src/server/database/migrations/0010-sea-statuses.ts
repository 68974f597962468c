import { type MigratedDatabase, withColumns } from './columns.ts';

/** How the sea is at each port, as the operator has set it last. */
export async function seaStatuses({ schema }: MigratedDatabase): Promise<void> {
  const statuses = schema.createTable('sea_statuses').addColumn('port', 'text', (column) => column.primaryKey());
  await withColumns(statuses, 'text', ['status', 'note', 'set_by', 'set_at']).addColumn('until', 'text').execute();
}
