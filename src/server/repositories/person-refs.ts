import type { Kysely } from 'kysely';
import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import type { Tables } from '../database/tables.ts';
import type { Person } from './person.ts';

/** Maximum number of carts in memory. */
const BATCH_SIZE = 500;

/** References of a person's bookings, carts and attributions, sorted. */
export async function refsOfPerson(db: Kysely<Tables>, person: Person): Promise<readonly string[]> {
  if (person.by === 'ref') return (await isStored(db, person.ref)) ? [person.ref] : [];
  const bookings = db.selectFrom('bookings').select('ref');
  const booked =
    person.by === 'email'
      ? bookings.where('booker_email', '=', person.email)
      : bookings.where('booker_mobile', 'in', [...person.mobiles]);
  const refs = (await booked.execute()).map(({ ref }) => ref);
  return [...new Set([...refs, ...(await cartsOf(db, person))])].toSorted();
}

async function isStored(db: Kysely<Tables>, ref: string): Promise<boolean> {
  for (const table of ['bookings', 'carts', 'arrivals'] as const) {
    if (await db.selectFrom(table).select('ref').where('ref', '=', ref).executeTakeFirst()) return true;
  }
  return false;
}

/** References of a person's carts. All are read, as contacts in them are stored as typed. */
async function cartsOf(db: Kysely<Tables>, person: Person): Promise<readonly string[]> {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('carts')
      .select(['ref', 'contact'])
      .where('ref', '>', last)
      .orderBy('ref')
      .limit(BATCH_SIZE)
      .execute();
    for (const { ref, contact } of rows) if (isOf(JSON.parse(contact), person)) found.push(ref);
    const end = rows.at(-1);
    if (!end) return found;
    last = end.ref;
  }
}

function isOf({ email, mobile }: SavedCart['contactInfo'], person: Person): boolean {
  if (person.by === 'email') return email?.trim().toLowerCase() === person.email;
  const digits = mobile?.replace(/\D/g, '') ?? '';
  return person.by === 'mobile' && person.mobiles.includes(`+${digits}`);
}
