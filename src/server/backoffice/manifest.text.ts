import { takenText } from './count-day.ts';
import type { ManifestGroup } from './manifest.ts';

const NAMES = { van: 'Van', boat: 'Boat', group: 'Group' } as const;

/** The name of each vehicle where there are several: "Boat 1 of 2". */
export function vehicleText({ boat, count }: Pick<ManifestGroup, 'boat' | 'count'>): string | null {
  if (boat === null || boat.of === 1) return null;
  return `${NAMES[count?.vehicle ?? 'group']} ${boat.number} of ${boat.of}`;
}

/** How full a vehicle and all of its departure are, as in "6 of 10 people, 16 of 20 in all". */
export function fullnessText({ boat, count, people }: Pick<ManifestGroup, 'boat' | 'count' | 'people'>): string {
  if (!count || count.seats === null || count.capacity === null) return `${people} people`;
  const isOne = boat === null || boat.of === 1;
  if (isOne && count.sharing !== 'alone') return `${takenText(count)} people`;
  return `${people} of ${count.seats} people${isOne ? '' : `, ${takenText(count)} in all`}`;
}

type CountedGroup = Pick<ManifestGroup, 'count' | 'people'>;

/** What is wrong with a departure, plainly; empty where nothing is. */
export function warningsOf(group: CountedGroup): readonly string[] {
  const { status, reason, isOnRequest } = group.count ?? {};
  const isClosed = status === 'CLOSED' && !isOnRequest;
  return [...overbookingsOf(group), ...(isClosed ? [`closed${reason ? `: ${reason}` : ''}`] : [])];
}

/** Where a departure has more people than places; empty where nobody is too many. */
export function overbookingsOf({ count, people }: CountedGroup): readonly string[] {
  if (!count) return [];
  const { over, used, capacity, seats, vehicle } = count;
  const fits = capacity !== null && used <= capacity;
  const why = fits ? '; vehicles are out elsewhere, or groups do not fit' : '';
  return [
    ...(over > 0 ? [`over by ${over}: ${takenText(count)} taken${why}`] : []),
    ...(seats !== null && people > seats ? [`${people} people in a ${vehicle} of ${seats}`] : []),
  ];
}
