/** Base rates as specification.md#base-rates lists them: base/extra/inc. */
const SHARED: readonly (readonly [string, string])[] = [
  ['PPS-PBT', '15/15/1'],
  ['ELN-PPS', '14/14/1'],
  ['PBT-ELN', '15/15/1'],
  ['PBT-PPS', '15/15/1'],
  ['ELN-PBT', '16/16/1'],
];

/**
 * Reading one where it is given, else reading two (specification.md#base-rates). A missing mirror
 * has the rate of its direction.
 */
const PRIVATE: readonly (readonly [string, number])[] = [
  ['SVC-SAB', 170],
  ['SAB-SVC', 180],
  ['PPS-ELN', 150],
  ['ELN-PPS', 150],
  ['ELN-PBT', 140],
  ['PBT-ELN', 145],
  ['SAB-ELN', 195],
  ['ELN-SAB', 195],
  ['PPS-SAB', 99],
  ['SAB-PPS', 99],
  ['PBT-PPS', 150],
  ['PPS-PBT', 130],
  ['PPS-SVC', 150],
  ['SVC-PPS', 150],
  ['SAB-PBT', 180],
  ['PBT-SAB', 180],
  ['ELN-SVC', 160],
  ['SVC-ELN', 160],
];

const TOURS: readonly (readonly [string, string])[] = [
  ['JT-ELN-A', '25.99/25.99/1'],
  ['JT-ELN-B', '25.99/25.99/1'],
  ['JT-ELN-C', '28.99/28.99/1'],
  ['JT-ELN-D', '25.99/25.99/1'],
  ['JT-PPUR', '34.99/34.99/1'],
  ['JT-HB', '33/33/1'],
  ['JT-CTAM', '15/15/1'],
  ['JT-CTPM', '15/15/1'],
  ['PrivBoat-ELN-A', '330/45/2'],
  ['PrivBoat-ELN-B', '320/45/2'],
  ['PrivBoat-ELN-C', '360/45/2'],
  ['PrivBoat-ELN-D', '320/45/2'],
  ['PrivBoat-HB', '230/35/2'],
  ['PV-CTAM', '99/12/2'],
  ['PV-CTPM', '99/12/2'],
  ['PV-PPUR', '260/24/2'],
];

const WITH_RIVER: readonly (readonly [string, number])[] = [
  ['SAB-ELN', 325],
  ['PPS-ELN', 325],
  ['PPS-PBT', 325],
  ['SVC-PPS', 340],
  ['ELN-SAB', 290],
  ['PBT-PPS', 290],
  ['ELN-PPS', 325],
  ['PPS-SVC', 340],
];

/**
 * Every rate of specification.md#base-rates by listing code. SV-PPS-ELN is its mirror's
 * (specification.md#base-rates).
 */
export const RATE_TABLE: ReadonlyMap<string, string> = new Map([
  ...SHARED.map(([route, rates]) => [`SV-${route}`, rates] as const),
  ['SV-PPS-ELN', '14/14/1'],
  ...PRIVATE.map(([route, base]) => [`PV-${route}`, `${base}/0/8`] as const),
  ...TOURS,
  ...WITH_RIVER.map(([route, base]) => [`PV-PPUR-${route}`, `${base}/35/2`] as const),
]);
