import { mailLink } from '../bookings/message-links.ts';
import { emailReviewInvitationMessages } from '../messages/email-review-invitation.ts';
import { type EmailContent, link, only, text } from './email.ts';
import type { MailedTrip, MailSources } from './mailed-booking.ts';
import { contactBlocks, salutation } from './traveller-blocks.ts';

/**
 * The invitation to a review, two days after the last trip (specification.md#reminders). The
 * mail that it opens names the listing in English, as the operator files it.
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
        `Booking ${ref}, ${trip.listingCode}: ${title}\n\n${t.prompts.join('\n')}`,
      ),
    );
  return {
    subject: t.subject(ref),
    blocks: [
      salutation(booking),
      text(t.thanks),
      // An address with a whole mail in it is no reading: the plain form asks for a reply instead.
      ...[...trips.values()].map((trip) => only('html', linkOf(trip))),
      only('html', text(t.link)),
      only('text', text(t.reply)),
      text(t.once),
      ...contactBlocks(operator, language),
    ],
  };
}
