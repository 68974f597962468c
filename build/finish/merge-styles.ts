const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Merges the minified style sheets of a page's head into the first one, in order. It is before the
 * page's policy and so needs no hash, which would not compress.
 */
export function mergeStyles(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const sheets = [...head.matchAll(STYLE)];
  const [first] = sheets;
  if (sheets.length < 2 || !first) return html;
  const css = sheets.map(([, text = '']) => text.replaceAll('\n', '')).join('');
  const after = head.slice(first.index).replaceAll(STYLE, '');
  return `${head.slice(0, first.index)}<style>${css}</style>${after}${html.slice(end)}`;
}
