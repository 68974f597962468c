import type { Capacity } from '../catalogue/capacity.schema.ts';
import type { Pool } from '../catalogue/fleet.schema.ts';

/** What a listing travels in, for people; a `group` where no pool says. */
export type VehicleKind = 'van' | 'boat' | 'group';

/** What a listing travels in: as its pool says, else a boat where its title has one. */
export function vehicleOf(
  { title, capacity }: { readonly title: string; readonly capacity?: Capacity | undefined },
  pools: readonly Pool[],
): VehicleKind {
  const pool = pools.find(({ id }) => id === capacity?.pool);
  return pool?.vehicle ?? (/\bboat\b/i.test(title) ? 'boat' : 'group');
}
