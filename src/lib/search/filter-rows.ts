import { matchesRow, type Predicate } from './predicates.ts';

/** The rows that pass all checks, in the order in which they are given (specification.md#filters). */
export function filterRows(order: Uint32Array, checks: readonly Predicate[]): readonly number[] {
  const found: number[] = [];
  for (const row of order) if (passesAll(row, checks)) found.push(row);
  return found;
}

function passesAll(row: number, checks: readonly Predicate[]): boolean {
  for (const check of checks) if (!matchesRow(check, row)) return false;
  return true;
}
