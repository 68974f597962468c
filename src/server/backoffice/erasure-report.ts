import { PASSPORT_RETENTION_DAYS } from '../bookings/passport-crypto.ts';
import type { StorageSettings } from '../config/environment.ts';
import { automaticCopies } from '../database/automatic-copies.ts';
import { backupPlanOf, scheduledBackups } from '../database/scheduled-backups.ts';
import type { Erasure } from './erase-person.ts';

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

/** Other places with a person's data that no erasure reaches, and for how long. */
export function elsewhere(settings: StorageSettings): readonly string[] {
  const { automatic, damaged } = automaticCopies(settings.DATA_DIR);
  const copies = `copies that were made by themselves (${automatic.join(', ')}): deleted after ${PASSPORT_RETENTION_DAYS} days, but for the newest of each kind, which you may delete yourself`;
  const plan = backupPlanOf(settings);
  const daily = plan ? scheduledBackups(plan) : [];
  return [
    ...(settings.DATABASE_URL === undefined && automatic.length > 0 ? [copies] : []),
    ...(plan && daily.length > 0
      ? [
          `the ${daily.length} newest daily backups in ${plan.folder}: for ${plan.count} days, while the server makes new ones`,
        ]
      : []),
    ...(damaged.length > 0 ? [`damaged files (${damaged.join(', ')}): until you delete them`] : []),
    'backups that you made: until you delete them; restoring one erases again what was erased here, and "erase --again" does after a pg_restore',
    'mails that were sent, and the companies, permit offices and payment services that were told: ask them',
  ];
}
