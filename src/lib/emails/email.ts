import type { Language } from '../languages/language.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { toSingleLine } from '../text/plain-text.schema.ts';
import { emailHtml } from './email-html.ts';

/** Words of a text or a value that open an address in HTML. */
export interface InlineLink {
  readonly words: string;
  readonly url: string;
}

/** A labelled value, with a link where some of its words open something. */
export type Fact = readonly [label: string, value: string, link?: InlineLink | undefined];

/** A part of a mail. Texts are plain: the renderers escape. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly link?: InlineLink | undefined }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly isMain: boolean }
  | { readonly kind: 'only'; readonly form: 'html' | 'text'; readonly block: Block };

/** The content of an email, before it becomes text and HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** The first line of a mail: who writes. */
export const title = (words: string): Block => ({ kind: 'title', text: words });
export const text = (words: string, inline?: InlineLink): Block => ({ kind: 'text', text: words, link: inline });
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });
export const link = (words: string, url: string): Block => ({ kind: 'link', text: words, url, isMain: false });
/** What the mail is for: in HTML it looks like a button. */
export const mainLink = (words: string, url: string): Block => ({ kind: 'link', text: words, url, isMain: true });
/** A block that only one of the two forms has. */
export const only = (form: 'html' | 'text', block: Block): Block => ({ kind: 'only', form, block });

/** Labelled values; those that are null or empty are left out. */
export function factsBlock(
  rows: readonly (readonly [label: string, value: string | null, link?: InlineLink])[],
): Block {
  return {
    kind: 'facts',
    rows: rows.flatMap(([label, value, inline]) => (value ? [[label, value, inline] as const] : [])),
  };
}

function blockText(block: Block, language: Language): string {
  const t = emailBlocksMessages(language);
  switch (block.kind) {
    case 'title':
    case 'text':
      return block.text;
    case 'heading':
      return block.text.toLocaleUpperCase(language);
    case 'facts':
      return block.rows.map(([label, value]) => t.labelled(label, value)).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'link':
      // Alone on its line, so that no reader takes a full stop into the address.
      return `${/[:：]/.test(block.text) ? block.text : t.above(block.text)}\n${block.url}`;
    case 'only':
      return blockText(block.block, language);
  }
}

/** A letter as plain text. */
function emailText(blocks: readonly Block[], language: Language): string {
  return `${blocks.map((block) => blockText(block, language)).join('\n\n')}\n`;
}

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

/** The subject as one line, so that no further header can be injected. */
function subjectLine(subject: string): string {
  return [...toSingleLine(plainSpaces(subject))].slice(0, MAX_SUBJECT_LENGTH).join('');
}

/** The blocks that a form of the mail has; an empty table would leave blank lines. */
function blocksOf(blocks: readonly Block[], form: 'html' | 'text'): readonly Block[] {
  return blocks.filter(
    (block) => !(block.kind === 'only' && block.form !== form) && !(block.kind === 'facts' && block.rows.length === 0),
  );
}

/** A letter as a mail, the same words in text and in HTML, which keeps no-break spaces. */
export function renderEmail(
  { subject, blocks }: EmailContent,
  language: Language,
  attachments: readonly Attachment[] = [],
): Email {
  return {
    subject: subjectLine(subject),
    text: plainSpaces(emailText(blocksOf(blocks, 'text'), language)),
    html: emailHtml(subject, blocksOf(blocks, 'html'), language).replaceAll('\u202f', '\u00a0'),
    attachments,
  };
}
