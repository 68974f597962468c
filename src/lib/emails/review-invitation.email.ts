import { mailLink } from '../bookings/message-links.ts';
import { emailReviewInvitationMessages } from '../messages/email-review-invitation.ts';
import { type EmailContent, link, text } from './email.ts';
import type { MailedTrip, MailSources } from './mailed-booking.ts';
import { contactBlocks, salutation } from './traveller-blocks.ts';

/**
 * The invitation to a review, two days after the last trip (specification.md#reminders). What it
 * lets the traveller write goes to the operator, and so it is in English.
 */
export function reviewInvitationEmail({ booking, operator }: MailSources): EmailContent {
  const { ref, language } = booking;
  const t = emailReviewInvitationMessages(language);
  const trips = new Map(booking.trips.map((trip) => [trip.trip.listingCode, trip]));
  const linkOf = ({ title, trip }: MailedTrip) =>
    link(
      t.review(title),
      mailLink(
        operator.contacts.email,
        `Review of booking ${ref}`,
        `Booking ${ref}, ${trip.listingCode}: ${title}\n\nStars, 1 to 5: \nYour name, as we may show it: \nHow was it: `,
      ),
    );
  return {
    subject: t.subject(ref),
    blocks: [
      salutation(booking),
      text(t.thanks),
      ...[...trips.values()].map(linkOf),
      text(t.link),
      ...contactBlocks(operator, language),
    ],
  };
}
