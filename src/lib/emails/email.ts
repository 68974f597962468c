import { toSingleLine } from '../text/plain-text.schema.ts';
import type { EmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** A mail that is ready, but for its addresses. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

const MAX_SUBJECT_LENGTH = 150;

/** Formats of dates put spaces that some mail readers show as boxes. */
function plainSpaces(words: string): string {
  return words.replace(/[\u00a0\u202f]/g, ' ');
}

/** One line, whatever was put into it: nothing can become another header. */
function subjectLine(subject: string): string {
  return [...toSingleLine(plainSpaces(subject))].slice(0, MAX_SUBJECT_LENGTH).join('');
}

/** A letter as a mail, the same words in text and in HTML. */
export function renderEmail(content: EmailContent, attachments: readonly Attachment[] = []): Email {
  return {
    subject: subjectLine(content.subject),
    text: plainSpaces(emailText(content)),
    html: plainSpaces(emailHtml(content)),
    attachments,
  };
}
