import { de } from './email-review-invitation.de.ts';
import { en } from './email-review-invitation.en.ts';
import { es } from './email-review-invitation.es.ts';
import { fr } from './email-review-invitation.fr.ts';
import { it } from './email-review-invitation.it.ts';
import { ko } from './email-review-invitation.ko.ts';
import { nl } from './email-review-invitation.nl.ts';
import { zh } from './email-review-invitation.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail that asks for a review. */
export const emailReviewInvitationMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
