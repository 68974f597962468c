import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { SmtpSettings } from '../config/mail-settings.ts';
import { MailRejected, type MailTransport } from './mail-transport.ts';
import type { Message } from './message.ts';

const SECOND = 1000;

/** Sends mails by SMTP, each on its own connection. */
export function smtpTransport({ host, port, secure, auth, isLocal }: SmtpSettings): MailTransport {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(auth && { auth }),
    // A password goes over no wire in the clear.
    requireTLS: auth !== null && !isLocal,
    tls: { rejectUnauthorized: !isLocal },
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    socketTimeout: 60 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message, signal) => {
      try {
        await transport.sendMail({ ...envelope(message), signal });
      } catch (error) {
        throw isFinal(error) ? new MailRejected(String(error), { cause: error }) : error;
      }
    },
  };
}

function envelope({ id, date, from, to, replyTo, mail }: Message): SendMailOptions {
  const { subject, text, html, attachments } = mail;
  return {
    messageId: id,
    date,
    from,
    // As objects: an address is never read as a list of addresses.
    to: { name: '', address: to },
    replyTo: { name: '', address: replyTo },
    subject,
    text,
    html,
    attachments: attachments.map((attachment) => ({ ...attachment })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Whether the address does not exist or accepts nothing (RFC 3463: 5.1 and 5.2). Other refusals are
 * about sender, password or content and may pass once settings are corrected (5.7).
 */
function isFinal(error: unknown): boolean {
  const { command, permanent, response = '' } = error as Partial<NodemailerError>;
  const [, enhanced = '5.1'] = /^\d{3}[ -](\d\.\d{1,3})\.\d/.exec(response) ?? [];
  return permanent === true && command === 'RCPT TO' && /^5\.[12]$/.test(enhanced);
}
