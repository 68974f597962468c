import { inLanguages } from './in-languages.ts';
import { en } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection. */
export const pendingNoticeMessages = inLanguages({ en });
