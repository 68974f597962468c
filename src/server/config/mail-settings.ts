import * as z from 'zod/mini';
import { parseNumberString } from '../../lib/text/number-string.ts';
import { isLoopbackName } from './loopback.ts';

const SMTP_URL = 'an address such as "smtps://user:password@mail.example.com:465" or "smtp://localhost:25"';
const MAIL_FROM = 'an e-mail address, or a name and one: "Dalan Palawan <bookings@example.com>"';
const OPERATOR_EMAIL = 'an e-mail address';

/** The settings of mails: README.md, Deploy. */
export const mailVariables = {
  /** The mail server; without one, mails stay in the outbox. */
  SMTP_URL: z.optional(z.string().check(z.refine((text) => parseSmtpUrl(text) !== null, { error: SMTP_URL }))),
  /** The sender of mails; the default is the operator's name and contact address. */
  MAIL_FROM: z.optional(z.string().check(z.refine((text) => parseMailbox(text) !== null, { error: MAIL_FROM }))),
  /** The recipient of notices; the default is the operator's contact address. */
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

/** Parses `bookings@example.com` or `Dalan Palawan <bookings@example.com>`, else null. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return ADDRESS.test(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null;
}

/** Connection settings of a mail server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else it begins with STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  /** Whether the server is on this machine, where TLS is not needed. */
  readonly isLocal: boolean;
}

/** Parses an address such as `smtps://user:password@mail.example.com:465`, else null. */
export function parseSmtpUrl(text: string): SmtpSettings | null {
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return null;
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return null;
  const secure = url.protocol === 'smtps:';
  const auth = credentialsOf(url);
  if (auth === undefined) return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : parseNumberString(url.port),
    secure,
    auth,
    isLocal: isLoopbackName(host),
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
