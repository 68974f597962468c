/** No search tries more ways to seat groups than this; beyond it a departure counts as full. */
const MAX_STEPS = 200_000;

/**
 * Shares groups out over vehicles, and never one group over two
 * (specification.md#places-of-a-departure).
 *
 * @returns the vehicles in use, each with the indexes of its groups; null where the groups do not
 * fit
 */
export function seatGroups(groups: readonly number[], units: number, seats: number): number[][] | null {
  const largestFirst = groups.map((_, index) => index).toSorted((a, b) => sizeOf(groups, b) - sizeOf(groups, a));
  const sizes = largestFirst.map((index) => sizeOf(groups, index));
  const sum = sizes.reduce((total, people) => total + people, 0);
  if (sum > units * seats || (sizes[0] ?? 0) > seats) return null;
  // No more vehicles than groups are ever in use.
  const rooms = findRooms(sizes, Array<number>(Math.min(units, sizes.length)).fill(seats));
  return rooms && vehiclesOf(largestFirst, sizes, rooms, units, seats);
}

/**
 * Whether groups fit, in whatever order they come. Taking a group away never makes others fit less.
 */
export function groupsFit(groups: readonly number[], units: number, seats: number): boolean {
  return seatGroups(groups, units, seats) !== null;
}

/**
 * How many vehicles some groups need at least. A group larger than a vehicle takes several for
 * itself.
 */
export function unitsNeeded(groups: readonly number[], seats: number): number {
  const ofLarge = groups.filter((people) => people > seats).reduce((sum, people) => sum + Math.ceil(people / seats), 0);
  const others = groups.filter((people) => people <= seats);
  let units = Math.ceil(others.reduce((sum, people) => sum + people, 0) / seats);
  while (!groupsFit(others, units, seats)) units += 1;
  return ofLarge + units;
}

/** The largest group that still fits beside those that are there; 0 where none does. */
export function largestGroupBeside(groups: readonly number[], units: number, seats: number): number {
  const free = units * seats - groups.reduce((sum, people) => sum + people, 0);
  for (let people = Math.min(seats, free); people > 0; people -= 1) {
    if (groupsFit([...groups, people], units, seats)) return people;
  }
  return 0;
}

function sizeOf(groups: readonly number[], index: number): number {
  return groups[index] as number;
}

/**
 * Into how much room each group goes, largest group first; null where they do not fit.
 *
 * Fuller vehicles are tried first, and never two with the same room, nor a state that has failed
 * before.
 */
function findRooms(sizes: readonly number[], vehicles: readonly number[]): number[] | null {
  const failed = new Set<string>();
  let steps = 0;
  const search = (index: number, free: readonly number[]): number[] | null => {
    const people = sizes[index];
    if (people === undefined) return [];
    const key = `${index} ${free.join(' ')}`;
    if (failed.has(key) || ++steps > MAX_STEPS) return null;
    for (const room of new Set(free.filter((left) => left >= people))) {
      const rest = search(index + 1, withTaken(free, room, people));
      if (rest) return [room, ...rest];
    }
    failed.add(key);
    return null;
  };
  return search(0, vehicles);
}

/** Room left in each vehicle, least first, after a group has taken places in one of them. */
function withTaken(free: readonly number[], room: number, people: number): number[] {
  return free.with(free.indexOf(room), room - people).toSorted((a, b) => a - b);
}

function vehiclesOf(
  groups: readonly number[],
  sizes: readonly number[],
  rooms: readonly number[],
  units: number,
  seats: number,
): number[][] {
  const inUse = Math.min(units, groups.length);
  const vehicles = Array.from({ length: inUse }, () => ({ room: seats, groups: [] as number[] }));
  for (const [position, group] of groups.entries()) {
    const vehicle = vehicles.find(({ room }) => room === rooms[position]);
    vehicle?.groups.push(group);
    if (vehicle) vehicle.room -= sizes[position] as number;
  }
  return vehicles.map((vehicle) => vehicle.groups).filter(({ length }) => length > 0);
}
