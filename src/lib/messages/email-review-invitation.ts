import { en } from './email-review-invitation.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail that asks for a review. */
export const emailReviewInvitationMessages = inLanguages({ en });
