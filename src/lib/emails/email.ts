import type { Language } from '../languages/language.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { toSingleLine } from '../text/plain-text.schema.ts';

/** A part of a mail. Texts are plain: the renderers escape. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

/** The content of an email, before it becomes text and HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });
export const link = (words: string, url: string): Block => ({ kind: 'link', text: words, url });

/** Labelled values; those that are null or empty are left out. */
export function factsBlock(rows: readonly (readonly [label: string, value: string | null])[]): Block {
  return { kind: 'facts', rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) };
}

/** Mail readers drop style sheets: what matters is in the elements. */
const STYLE = {
  body: 'margin:0;padding:16px;font:16px/1.5 Arial,Helvetica,sans-serif',
  main: 'max-width:600px;margin:0 auto',
  heading: 'font-size:18px;line-height:1.3;margin:28px 0 8px',
  label: 'text-align:left;vertical-align:top;padding:2px 16px 2px 0;font-weight:bold',
  value: 'text-align:left;vertical-align:top;padding:2px 0',
} as const;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 style="${STYLE.heading}">${escapeHtml(block.text)}</h2>`;
    case 'facts':
      return `<table style="border-collapse:collapse">${block.rows.map(rowHtml).join('')}</table>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'link':
      return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.text)}</a></p>`;
  }
}

function rowHtml([label, value]: readonly [string, string]): string {
  return `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}">${escapeHtml(value)}</td></tr>`;
}

/** An email as HTML for any mail reader: no pictures, no style sheet, nothing remote. */
function emailHtml({ subject, blocks }: EmailContent, language: Language): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.main}">`,
    ...blocks.map(blockHtml),
    '</div></body></html>',
  ].join('\n');
}

function blockText(block: Block, language: Language): string {
  const t = emailBlocksMessages(language);
  switch (block.kind) {
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
      return `${t.above(block.text)}\n${block.url}`;
  }
}

/** A letter as plain text. */
function emailText({ blocks }: EmailContent, language: Language): string {
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

/** A letter as a mail, the same words in text and in HTML. */
export function renderEmail(content: EmailContent, language: Language, attachments: readonly Attachment[] = []): Email {
  return {
    subject: subjectLine(content.subject),
    text: plainSpaces(emailText(content, language)),
    html: plainSpaces(emailHtml(content, language)),
    attachments,
  };
}
