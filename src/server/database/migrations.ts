import type { Kysely } from 'kysely';
import { firstTables } from './migrations/0001-first-tables.ts';
import { paymentServices } from './migrations/0002-payment-services.ts';
import { outboxAndNotes } from './migrations/0003-outbox-and-notes.ts';
import { forgetting } from './migrations/0004-forgetting.ts';
import { searchTexts } from './migrations/0005-search-texts.ts';
import { arrivals } from './migrations/0006-arrivals.ts';
import { mailLimits } from './migrations/0007-mail-limits.ts';
import { mailedSecrets } from './migrations/0008-mailed-secrets.ts';
import { departures } from './migrations/0009-departures.ts';
import { seaStatuses } from './migrations/0010-sea-statuses.ts';
import { tripPools } from './migrations/0011-trip-pools.ts';
import { staff } from './migrations/0012-staff.ts';
import { desk } from './migrations/0013-desk.ts';
import { bookingTerms } from './migrations/0014-booking-terms.ts';
import { calendarLinks } from './migrations/0015-calendar-links.ts';
import { bookingLanguages } from './migrations/0016-booking-languages.ts';
import { droppedTrips } from './migrations/0017-dropped-trips.ts';
import { resellers } from './migrations/0018-resellers.ts';
import { requestCounts } from './migrations/0019-request-counts.ts';
import type { Tables } from './tables.ts';

/** One step of the tables, forward only. A step that has been released is never changed. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<Tables>) => Promise<void>;
}

/** Every step, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-first-tables', up: firstTables },
  { name: '0002-payment-services', up: paymentServices },
  { name: '0003-outbox-and-notes', up: outboxAndNotes },
  { name: '0004-forgetting', up: forgetting },
  { name: '0005-search-texts', up: searchTexts },
  { name: '0006-arrivals', up: arrivals },
  { name: '0007-mail-limits', up: mailLimits },
  { name: '0008-mailed-secrets', up: mailedSecrets },
  { name: '0009-departures', up: departures },
  { name: '0010-sea-statuses', up: seaStatuses },
  { name: '0011-trip-pools', up: tripPools },
  { name: '0012-staff', up: staff },
  { name: '0013-desk', up: desk },
  { name: '0014-booking-terms', up: bookingTerms },
  { name: '0015-calendar-links', up: calendarLinks },
  { name: '0016-booking-languages', up: bookingLanguages },
  { name: '0017-dropped-trips', up: droppedTrips },
  { name: '0018-resellers', up: resellers },
  { name: '0019-request-counts', up: requestCounts },
];
