import type { Message } from './message.ts';

/** Hands mails over to a mail server. */
export interface MailTransport {
  /**
   * Resolves when the server has accepted it. @throws MailRejected for a permanent failure; others
   * may pass
   */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** A permanent failure: there is no such address. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
}
