import { type MigratedDatabase, withColumns } from './columns.ts';

/** Secret addresses of the calendars that companies read. */
export async function calendarLinks({ schema }: MigratedDatabase): Promise<void> {
  const links = schema.createTable('calendar_links').addColumn('hash', 'text', (column) => column.primaryKey());
  await withColumns(links, 'text', ['provider', 'created_at', 'created_by'])
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_by', 'text')
    .execute();
}
