import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inWork, WORK } from '../folders.ts';
import type { Part } from '../options.ts';
import type { Machine } from './machine.ts';

const FILE = inWork('results.json');

function earlier(): Record<string, unknown> {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/**
 * Writes the results of a part into `bench/work/results.json`, beside those of the others.
 *
 * @returns the file
 */
export function saveResults(part: Part, quick: boolean, machine: Machine, results: unknown): string {
  mkdirSync(WORK, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...earlier(), [part]: { quick, machine, results } }, null, 2)}\n`);
  return FILE;
}
