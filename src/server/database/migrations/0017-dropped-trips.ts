import type { MigratedDatabase } from './columns.ts';

/** Trips that were taken out of a booking, with what was paid for them. */
export async function droppedTrips({ schema }: MigratedDatabase): Promise<void> {
  await schema.alterTable('bookings').addColumn('dropped_trips', 'text').execute();
}
