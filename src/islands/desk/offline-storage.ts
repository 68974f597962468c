import { clear, createStore, get, set } from 'idb-keyval';
import type * as z from 'zod/mini';

/** A database of its own, so that clearing it takes nothing else. */
const database = () => createStore('desk-offline', 'entries');

const KEY = 'key';
const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/**
 * Makes the key of this device, which no script can read. Everything is stored under it, and is
 * lost with it (specification.md#at-the-pier).
 */
export async function createOfflineKey(): Promise<void> {
  if (await keyOf()) return;
  await set(
    KEY,
    await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']),
    database(),
  );
}

/** Whether somebody has asked to keep departures on this device. */
export async function hasOfflineKey(): Promise<boolean> {
  return (await keyOf()) !== undefined;
}

/** Stores a value, encrypted. Does nothing on a device without a key. */
export async function storeOffline(name: string, value: unknown): Promise<void> {
  const key = await keyOf();
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed: Sealed = { iv, data: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, text) };
  await set(name, sealed, database());
}

/** Reads a stored value; null where there is none, or none that the schema allows. */
export async function readOffline<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const key = await keyOf();
  if (!key) return null;
  try {
    const sealed = await get<Sealed>(name, database());
    if (!sealed) return null;
    const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv: sealed.iv }, key, sealed.data);
    return schema.safeParse(JSON.parse(new TextDecoder().decode(text))).data ?? null;
  } catch {
    return null;
  }
}

/** Removes the key and everything under it. */
export async function clearOffline(): Promise<void> {
  try {
    await clear(database());
  } catch {
    // Where nothing can be stored, nothing is.
  }
}

/** Undefined also where the browser lets nothing be stored. */
async function keyOf(): Promise<CryptoKey | undefined> {
  try {
    return await get<CryptoKey>(KEY, database());
  } catch {
    return undefined;
  }
}
