/** The texts of a page, without elements that are marked as English, such as quotes. */
export interface ReadableTexts {
  /** Everything: what is shown, values of attributes, scripts and structured data. */
  readonly all: readonly string[];
  /** What is shown or read out. */
  readonly seen: readonly string[];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return NAMED[name ?? ''] ?? entity;
  });
}

const STYLE = /<style[^>]*>.*?<\/style>/gs;
const SCRIPT = /<script[^>]*>.*?<\/script>/gs;
const MARKED_AS_ENGLISH = /<(?!html\b)(\w+)\b[^>]*\slang="?en"?[\s>].*?<\/\1>/gs;
const READ_OUT = /\s(?:alt|aria-label|title|content|placeholder)="([^"]*)"/g;

/** Text between tags; a sentence with an element in it is several. */
const betweenTags = (html: string) => html.split(/<[^>]*>/);

/** The texts of a page's HTML, without blanks around them. */
export function readableTexts(html: string): ReadableTexts {
  const page = html.replace(STYLE, '').replace(MARKED_AS_ENGLISH, '');
  const plain = page.replace(SCRIPT, '');
  const seen = [...betweenTags(plain), ...[...plain.matchAll(READ_OUT)].map(([, value = '']) => value)];
  return { all: textsOf(page.split(/[<>]/)), seen: textsOf(seen) };
}

function textsOf(parts: readonly string[]): readonly string[] {
  return parts.map((part) => decode(part).trim()).filter((text) => text !== '');
}
