import { type MigratedDatabase, withColumns } from './columns.ts';

/** What differs on a day, and an index by which the trips of a few listings are counted. */
export async function departures({ schema }: MigratedDatabase): Promise<void> {
  const changes = schema.createTable('departure_changes').addColumn('id', 'text', (column) => column.primaryKey());
  await withColumns(changes, 'text', ['scope', 'day', 'kind', 'reason', 'changed_by', 'changed_at'])
    .addColumn('time', 'text')
    .addColumn('units', 'bigint')
    .addColumn('seats', 'bigint')
    .execute();
  await schema.createIndex('departure_changes_day').on('departure_changes').columns(['day', 'scope']).execute();
  await schema
    .createIndex('booked_trips_listing_departure')
    .on('booked_trips')
    .columns(['listing_code', 'departure'])
    .execute();
}
