import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailTaskReminderMessages } from '../messages/email-task-reminder.ts';
import { participantsLink } from '../navigation/paths.ts';
import { progressText } from '../participants/booking-progress.ts';
import { type Block, type EmailContent, heading, mainLink, text } from './email.ts';
import { amountText, type MailSources, shortDayText } from './mailed-booking.ts';
import { contactBlocks, dueList, keepLinkBlock, payingBlocks, salutation } from './traveller-blocks.ts';

/** The reminder of what is missing, three days before departure (specification.md#reminders). */
export function taskReminderEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator } = sources;
  const { ref, language } = booking;
  const t = emailTaskReminderMessages(language);
  const day = shortDayText(facts.day ?? facts.at, language);
  return {
    subject: t.subject(ref, day),
    blocks: [
      salutation(booking),
      text(t.missing(day)),
      ...participantBlocks(sources),
      ...hotelBlocks(sources),
      ...dueBlocks(sources),
      text(t.done),
      keepLinkBlock(language),
      ...contactBlocks(operator, language),
    ],
  };
}

function participantBlocks({ booking, tasks, bookingLink }: MailSources): readonly Block[] {
  const { participants, passports } = tasks;
  if (participants === null) return [];
  const t = emailTaskReminderMessages(booking.language);
  const progress = progressText(participants, booking.language);
  return [
    heading(t.travellers),
    text(passports ? t.progressAndPassports(progress) : t.progress(progress)),
    mainLink(emailBlocksMessages(booking.language).addDetails, participantsLink(bookingLink)),
  ];
}

function hotelBlocks({ booking, tasks, bookingLink }: MailSources): readonly Block[] {
  if (!tasks.hotels) return [];
  const { hotel } = emailTaskReminderMessages(booking.language);
  return [heading(hotel.title), text(hotel.text), mainLink(hotel.link, bookingLink)];
}

function dueBlocks(sources: MailSources): readonly Block[] {
  const { dues } = sources.tasks;
  const { language } = sources.booking;
  if (dues.length === 0) return [];
  const cents = dues.reduce((sum, due) => sum + due.cents, 0);
  return [
    heading(emailTaskReminderMessages(language).toPay(amountText(cents, language))),
    dueList(dues, language),
    ...payingBlocks(sources, cents),
  ];
}
