import type { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Tables } from './tables.ts';

async function appliedNames(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

function refuseNewerTables(applied: ReadonlySet<string>, known: readonly Migration[]): void {
  const unknown = [...applied].find((name) => !known.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  throw new StartupError(
    `The database was used by a newer version of this program (it has "${unknown}"): start that version, or restore an older backup.`,
  );
}

/**
 * Applies the steps that the database does not have yet. Call it in a transaction that locks out
 * other processes.
 *
 * @throws StartupError when a newer version of this program has been here
 */
export async function migrate(
  db: Kysely<Tables>,
  now: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const applied = await appliedNames(db);
  refuseNewerTables(applied, migrations);
  for (const { name, up } of migrations) {
    if (applied.has(name)) continue;
    await up(db);
    await db.insertInto('migrations').values({ name, applied_at: now }).execute();
  }
}
