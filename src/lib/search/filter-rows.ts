import { type Check, passes } from './predicates.ts';

/** The rows that pass all checks, in the order in which they are given (specification.md#filters). */
export function findRows(order: Uint32Array, checks: readonly Check[]): readonly number[] {
  const found: number[] = [];
  for (const row of order) if (passesAll(row, checks)) found.push(row);
  return found;
}

function passesAll(row: number, checks: readonly Check[]): boolean {
  for (const check of checks) if (!passes(check, row)) return false;
  return true;
}
