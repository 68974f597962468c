import type { Language } from '../languages/language.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { Block, Fact, InlineLink } from './email.ts';

/** Mail readers drop style sheets: what matters is in the elements. */
const STYLE = {
  body: 'margin:0;padding:16px;font:16px/1.5 Arial,Helvetica,sans-serif',
  main: 'max-width:600px;margin:0 auto',
  title: 'font-size:20px;line-height:1.3;margin:0 0 16px',
  heading: 'font-size:18px;line-height:1.3;margin:28px 0 8px',
  // Korean and Chinese labels would break after any syllable.
  label: 'width:104px;word-break:keep-all;text-align:left;vertical-align:top;padding:2px 16px 2px 0;font-weight:bold',
  value: 'text-align:left;vertical-align:top;padding:2px 0',
  // A line and its padding are 48 px: a finger's width.
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1976d2;color:#fff;font-weight:bold;text-decoration:none',
} as const;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="${STYLE.title}">${escapeHtml(block.text)}</h1>`;
    case 'text':
      return `<p>${linkedHtml(block.text, block.link)}</p>`;
    case 'heading':
      return `<h2 style="${STYLE.heading}">${escapeHtml(block.text)}</h2>`;
    case 'facts':
      return `<table style="border-collapse:collapse">${block.rows.map(rowHtml).join('')}</table>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'link':
      return `<p>${anchor(block.text, block.url, block.isMain ? ` style="${STYLE.button}"` : '')}</p>`;
    case 'only':
      return blockHtml(block.block);
  }
}

function anchor(words: string, url: string, style = ''): string {
  return `<a href="${escapeHtml(url)}"${style}>${escapeHtml(words)}</a>`;
}

function linkedHtml(words: string, link: InlineLink | undefined): string {
  const html = escapeHtml(words);
  return link ? html.replace(escapeHtml(link.words), () => anchor(link.words, link.url)) : html;
}

function rowHtml([label, value, link]: Fact): string {
  return `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}">${linkedHtml(value, link)}</td></tr>`;
}

/** An email as HTML for any mail reader: no pictures, no style sheet, nothing remote. */
export function emailHtml(subject: string, blocks: readonly Block[], language: Language): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.main}">`,
    ...blocks.map(blockHtml),
    '</div></body></html>',
  ].join('\n');
}
