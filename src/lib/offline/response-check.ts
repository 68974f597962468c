/** The part of a network's answer that decides what becomes of it. */
export interface ResponseInfo {
  readonly status: number;
  readonly type: string;
  /** Whether it came from another address than the one that was asked. */
  readonly redirected: boolean;
  readonly contentType: string;
}

/** `pass`: hand it on and leave the saved copy alone. `keep`: and keep it. `forget`: there is no such page any more. `prefer-saved`: a saved copy is better. */
export type PageCheck = 'pass' | 'keep' | 'forget' | 'prefer-saved';

/** Every page of ours names it; the sign-in page of a hotel's network does not. */
const MARK = 'href="/manifest.webmanifest"';

/** What to do with the answer to a navigation. */
export function checkPage({ status, type, redirected, contentType }: ResponseInfo): PageCheck {
  if (type === 'opaqueredirect') return 'pass';
  if (status === 404 || status === 410) return 'forget';
  if (status >= 500) return 'prefer-saved';
  return status === 200 && !redirected && contentType.startsWith('text/html') ? 'keep' : 'pass';
}

/** Whether a text that came for a page of ours is one. */
export function isOurPage(html: string): boolean {
  return html.includes(MARK);
}

/** By ending: what a file must call itself. A network that answers everything with its sign-in page calls it HTML. */
const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.json$/, /json/],
  [/\.css$/, /css/],
  [/\.svg$/, /svg/],
  [/\.woff2$/, /font|octet-stream/],
  [/\.(?:avif|webp|png|jpe?g)$/, /^image\/|octet-stream/],
];

/** Whether an answer can be the file at a path. */
export function isExpectedFile(path: string, { status, redirected, contentType }: ResponseInfo): boolean {
  if (status !== 200) return false;
  const type = TYPES.find(([ending]) => ending.test(path))?.[1];
  if (type) return !redirected && type.test(contentType);
  // Static hosts lead from a folder's name to the folder.
  return contentType.startsWith('text/html');
}
