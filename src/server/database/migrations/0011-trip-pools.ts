import type { MigratedDatabase } from './columns.ts';

/** What a booked trip takes of which pool, so that it counts when its listing is withdrawn. */
export async function tripPools({ schema }: MigratedDatabase): Promise<void> {
  await schema.alterTable('booked_trips').addColumn('pool', 'text').execute();
  await schema.alterTable('booked_trips').addColumn('sharing', 'text').execute();
  await schema.alterTable('booked_trips').addColumn('seats', 'bigint').execute();
  await schema.createIndex('booked_trips_pool_departure').on('booked_trips').columns(['pool', 'departure']).execute();
}
