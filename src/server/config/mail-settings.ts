import * as z from 'zod/mini';
import { parseNumberString } from '../../lib/text/number-string.ts';

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

/** An address with the name that mail readers show. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const ADDRESS = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+$/;

/** Reads `bookings@example.com` or `Dalan Palawan <bookings@example.com>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return ADDRESS.test(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null;
}

/** How to reach a mail server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else it begins with STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  /** Whether the server is on this machine: what it is told leaves no wire, and its certificate proves nothing. */
  readonly isLocal: boolean;
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Reads an address such as `smtps://user:password@mail.example.com:465`; null for anything else. */
export function parseSmtpUrl(text: string): SmtpSettings | null {
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return null;
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return null;
  const secure = url.protocol === 'smtps:';
  const auth = credentialsOf(url);
  if (auth === undefined) return null;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 465 : 587) : parseNumberString(url.port),
    secure,
    auth,
    isLocal: LOCAL.test(url.hostname),
  };
}

/** Undefined where they are not written as addresses are: a `%` must be `%25`. */
function credentialsOf({ username, password }: URL): SmtpSettings['auth'] | undefined {
  if (username === '') return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
