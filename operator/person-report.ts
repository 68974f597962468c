import type { Erasure } from '../src/server/backoffice/erase-person.ts';
import { PASSPORT_RETENTION_DAYS } from '../src/server/bookings/passport-crypto.ts';
import type { Environment } from '../src/server/config/environment.ts';
import { automaticCopies } from '../src/server/database/automatic-copies.ts';

/** The effect of an erasure on a reference, in words. */
export function erasureText(erasure: Erasure): string {
  const { ref } = erasure;
  switch (erasure.kind) {
    case 'removed':
      return `${ref}: the whole ${erasure.what}`;
    case 'accounts-kept':
      return `${ref}: the person; amounts, days, listings and payments stay without a name until ${erasure.until}, because tax law asks for the books (ten years)`;
    case 'refused':
      return `${ref}: nothing, ${erasure.why}`;
  }
}

/** Other places with a person's data that no command reaches, and for how long. */
export function elsewhere({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>): readonly string[] {
  const { automatic, damaged } = automaticCopies(DATA_DIR);
  const copies = `copies that were made by themselves (${automatic.join(', ')}): deleted after ${PASSPORT_RETENTION_DAYS} days, but for the newest of each kind, which you may delete yourself`;
  return [
    ...(DATABASE_URL === undefined && automatic.length > 0 ? [copies] : []),
    ...(damaged.length > 0 ? [`damaged files (${damaged.join(', ')}): until you delete them`] : []),
    'backups that you made: until you delete them; restoring one erases again what was erased here, and "erase --again" does after a pg_restore',
    'mails that were sent, and the companies, permit offices and payment services that were told: ask them',
  ];
}
