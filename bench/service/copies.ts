import { type RawBuilder, sql } from 'kysely';

/**
 * The past that copies are spread over, in days. A prime number, so that whatever else is counted
 * through does not fall on the same ones.
 */
const DAYS = 2999;
/** How many days before it leaves a trip is booked at most. */
const LEAD = 28;

/** Some of the copies of a booking, by number. */
export interface Range {
  readonly from: number;
  /** Not included. */
  readonly to: number;
  /** ISO date: all copies have left before it. */
  readonly today: string;
  readonly isSqlite: boolean;
}

/**
 * A relation of copies. `i` is the number of one, `ref` its reference, spread like those of real
 * bookings, `leaves` and `placed` are instants, `age` and `booked` say how many days ago those
 * were.
 */
export function copies(range: Range): RawBuilder<unknown> {
  const age = sql`(1 + i % ${sql.lit(DAYS)})`;
  const booked = sql`(${age} + i % ${sql.lit(LEAD)})`;
  return sql`(select i, 'B' || ${digits(range)} as ref, ${digits(range)} as digits, ${age} as age, ${booked} as booked,
    ${instantBefore(range, age)} as leaves, ${instantBefore(range, booked)} as placed from ${numbers(range)} as numbers)`;
}

/** Every tenth booking was called off. */
export const IS_CANCELLED = sql<boolean>`copy.i % 10 = 0`;

function numbers({ from, to, isSqlite }: Range): RawBuilder<unknown> {
  const [first, end] = [sql.lit(from), sql.lit(to)];
  return isSqlite
    ? sql`(with recursive n(i) as (select ${first} union all select i + 1 from n where i + 1 < ${end}) select i from n)`
    : sql`(select i from generate_series(${first}::bigint, ${end}::bigint - 1) as n(i))`;
}

/** Seven digits, different ones for each number below ten million, and in no order. */
function digits({ isSqlite }: Range): RawBuilder<unknown> {
  const scattered = sql`(i * 48271) % 9999991`;
  return isSqlite ? sql`printf('%07d', ${scattered})` : sql`lpad((${scattered})::text, 7, '0')`;
}

function instantBefore({ today, isSqlite }: Range, days: RawBuilder<unknown>): RawBuilder<unknown> {
  const day = isSqlite
    ? sql`date(${sql.lit(today)}, '-' || ${days} || ' days')`
    : sql`to_char(${sql.lit(today)}::date - ${days}::int, 'YYYY-MM-DD')`;
  return sql`${day} || 'T07:30:00+08:00'`;
}
