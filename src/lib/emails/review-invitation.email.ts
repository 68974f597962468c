import { mailLink } from '../bookings/message-links.ts';
import { type EmailContent, link, text } from './email.ts';
import type { MailedTrip, MailSources } from './mailed-booking.ts';
import { contactBlocks, salutation } from './traveller-blocks.ts';

/** The invitation to a review, two days after the last trip (specification.md#reminders). */
export function reviewInvitationEmail({ booking, operator }: MailSources): EmailContent {
  const trips = new Map(booking.trips.map((trip) => [trip.trip.listingCode, trip]));
  const linkOf = ({ title, trip }: MailedTrip) =>
    link(
      `Review ${title}`,
      mailLink(
        operator.contacts.email,
        `Review of booking ${booking.ref}`,
        `Booking ${booking.ref}, ${trip.listingCode}: ${title}\n\nStars, 1 to 5: \nYour name, as we may show it: \nHow was it: `,
      ),
    );
  return {
    subject: `Booking ${booking.ref}: how was it?`,
    blocks: [
      salutation(booking),
      text('Thank you for travelling with us. What was good, and what was not? A few sentences help other travellers.'),
      ...[...trips.values()].map(linkOf),
      text('The link opens an e-mail to us. We read every review before it is published. We ask only once.'),
      ...contactBlocks(operator),
    ],
  };
}
