/** The codings that the build compresses files with, the better one first. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/** Maximum number of cached headers: browsers send few, and programs may send any. */
const MAX_KNOWN_HEADERS = 100;
const known = new Map<string, readonly Coding[]>();

/**
 * The codings that a client takes, its favourite first.
 *
 * @param header - Accept-Encoding, as in `br;q=0, gzip, *;q=0.1`
 */
export function acceptedCodings(header: string): readonly Coding[] {
  const codings = known.get(header) ?? parseCodings(header);
  if (known.size >= MAX_KNOWN_HEADERS) known.clear();
  known.set(header, codings);
  return codings;
}

function parseCodings(header: string): readonly Coding[] {
  const weights = new Map(header.toLowerCase().split(',').map(parseCoding));
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  return CODINGS.filter((coding) => weightOf(coding) > 0).toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** A coding with its weight; an invalid weight is NaN and not accepted, as it is not above 0. */
function parseCoding(entry: string): readonly [coding: string, weight: number] {
  const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, weight === undefined ? 1 : Number(weight.slice(2))];
}
