import { decryptPassport } from '../bookings/participant-view.ts';
import { type Actor, publicActor } from '../repositories/actor.ts';
import type { Person, PersonRows } from '../repositories/person.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

type Row = PersonRows[string][number];

/** Columns with JSON. */
const STRUCTURED = new Set(['contact', 'items', 'balances', 'details', 'facts', 'labels']);

/** Columns with the name of a staff member, which is no data of the traveller. */
const STAFF_COLUMNS = new Set(['checked_by', 'written_by', 'recorded_by']);

/** All data stored under one reference, by table. */
export interface ExportedRef {
  readonly ref: string;
  readonly kept: PersonRows;
}

/** Reads all data stored about a person, with passports decrypted. Secrets are left out. */
export async function exportPerson(
  { people }: Repositories,
  person: Person,
  keys: KeyRing,
): Promise<readonly ExportedRef[]> {
  const exported: ExportedRef[] = [];
  for (const ref of await people.refsOf(person)) exported.push({ ref, kept: readable(await people.rowsOf(ref), keys) });
  return exported;
}

function readable(tables: PersonRows, keys: KeyRing): PersonRows {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  return Object.fromEntries(filled.map(([table, rows]) => [table, rows.map((row) => readableRow(table, row, keys))]));
}

function readableRow(table: string, row: Row, keys: KeyRing): Row {
  // The hash of a secret, and a key that a request is repeated with, say nothing of a person.
  if (table === 'secrets') return { ref: row['ref'], created_at: row['created_at'] };
  if (table === 'idempotency_keys') return { booking_ref: row['booking_ref'], created_at: row['created_at'] };
  if (table === 'participants') return withPassport(row, keys);
  const own = Object.entries(row).filter(([name]) => !STAFF_COLUMNS.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, readableValue(name, value)]));
}

function readableValue(name: string, value: unknown): unknown {
  if (name === 'actor') return publicActor(value as Actor);
  return STRUCTURED.has(name) ? JSON.parse(String(value)) : value;
}

function withPassport({ passport, passport_key: keyId, ...row }: Row, keys: KeyRing): Row {
  if (typeof passport !== 'string' || typeof keyId !== 'string') return { ...row, passport: null };
  const place = {
    bookingRef: String(row['booking_ref']),
    tripRef: String(row['trip_ref']),
    index: Number(row['position']),
  };
  return { ...row, passport: decryptPassport({ keyId, text: passport }, place, keys) ?? 'unreadable' };
}
