import type { Message } from './message.ts';

/** Hands mails over to a mail server. */
export interface MailTransport {
  /** Resolves when the server has taken it. @throws MailRejected where it never will; anything else may pass */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** The server will not take this mail, however often it is asked: there is no such address. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
}
