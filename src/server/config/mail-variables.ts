import * as z from 'zod/mini';
import { parseMailbox } from './mailbox.ts';
import { parseSmtpUrl } from './smtp-settings.ts';

const SMTP_URL = 'an address such as "smtps://user:password@mail.example.com:465" or "smtp://localhost:25"';
const MAIL_FROM = 'an e-mail address, or a name and one: "Dalan Palawan <bookings@example.com>"';
const OPERATOR_EMAIL = 'an e-mail address';

/** The settings of mails: README.md, Deploy. */
export const mailVariables = {
  /** The mail server; unset: mails stay in the outbox. */
  SMTP_URL: z.optional(z.string().check(z.refine((text) => parseSmtpUrl(text) !== null, { error: SMTP_URL }))),
  /** Who mails are from; unset: the operator's name and contact address. */
  MAIL_FROM: z.optional(z.string().check(z.refine((text) => parseMailbox(text) !== null, { error: MAIL_FROM }))),
  /** Where the operator's notices go; unset: the operator's contact address. */
  OPERATOR_EMAIL: z.optional(z.email({ error: OPERATOR_EMAIL })),
};

const variablesSchema = z.object(mailVariables);

/** The settings of mails, parsed. */
export type MailVariables = z.infer<typeof variablesSchema>;
