import type { MigratedDatabase } from './columns.ts';

/** The language in which a booking was made; earlier ones were made in English. */
export async function bookingLanguages({ schema }: MigratedDatabase): Promise<void> {
  await schema
    .alterTable('bookings')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
}
