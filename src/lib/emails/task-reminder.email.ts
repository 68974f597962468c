import { dollarText } from '../money/format-money.ts';
import { participantsLink } from '../navigation/paths.ts';
import { progressText } from '../participants/booking-progress.ts';
import { type Block, type EmailContent, heading, link, text } from './email.ts';
import { dayText, type MailSources } from './mailed-booking.ts';
import { contactBlocks, dueList, KEEP_LINK, payingBlocks, salutation } from './traveller-blocks.ts';

/** The reminder of what is missing, three days before departure (specification.md#reminders). */
export function taskReminderEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator } = sources;
  const day = dayText(facts.day ?? facts.at);
  return {
    subject: `Booking ${booking.ref}: details missing for your trip on ${day}`,
    blocks: [
      salutation(booking),
      text(`You travel with us on ${day}. We still need the following:`),
      ...participantBlocks(sources),
      ...hotelBlocks(sources),
      ...dueBlocks(sources),
      text('Already done? Then you can ignore this e-mail.'),
      KEEP_LINK,
      ...contactBlocks(operator),
    ],
  };
}

function participantBlocks({ tasks: { participants, passports }, bookingLink }: MailSources): readonly Block[] {
  if (participants === null) return [];
  const permit = passports ? ' One of your trips needs everyone’s passport for its permit.' : '';
  return [
    heading('Traveller details'),
    text(`${progressText(participants)}.${permit}`),
    link('Add traveller details', participantsLink(bookingLink)),
  ];
}

function hotelBlocks({ tasks, bookingLink }: MailSources): readonly Block[] {
  if (!tasks.hotels) return [];
  return [heading('Your hotel'), text('Please tell us where you are staying.'), link('Add your hotel', bookingLink)];
}

function dueBlocks(sources: MailSources): readonly Block[] {
  const { dues } = sources.tasks;
  if (dues.length === 0) return [];
  const cents = dues.reduce((sum, due) => sum + due.cents, 0);
  return [heading(`${dollarText(cents)} to pay`), dueList(dues), ...payingBlocks(sources, cents)];
}
