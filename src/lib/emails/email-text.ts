import type { Block, EmailContent } from './email-content.ts';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'link':
      // Alone on its line, so that no reader takes a full stop into the address.
      return `${block.text}:\n${block.url}`;
  }
}

/** A letter as plain text. */
export function emailText({ blocks }: EmailContent): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}
