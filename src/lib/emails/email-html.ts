import { escapeHtml } from '../text/escape-html.ts';
import type { Block, EmailContent } from './email-content.ts';

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

/** A letter as HTML that any mail reader shows, light or dark: no pictures, no style sheet, nothing from elsewhere. */
export function emailHtml({ subject, blocks }: EmailContent): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.main}">`,
    ...blocks.map(blockHtml),
    '</div></body></html>',
  ].join('\n');
}
