import { inLanguages } from './in-languages.ts';
import { de } from './pending-notice.de.ts';
import { en } from './pending-notice.en.ts';
import { es } from './pending-notice.es.ts';
import { fr } from './pending-notice.fr.ts';
import { it } from './pending-notice.it.ts';
import { ko } from './pending-notice.ko.ts';
import { nl } from './pending-notice.nl.ts';
import { zh } from './pending-notice.zh.ts';

/** Messages of the notice about a booking that waits for a connection. */
export const pendingNoticeMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
