/** The facts of a response that decide whether it is saved. */
export interface ResponseInfo {
  readonly status: number;
  readonly type: string;
  /** Whether it comes from another address than the requested one. */
  readonly redirected: boolean;
  readonly contentType: string;
}

/**
 * The decision about a response to a navigation. `pass` leaves the saved copy, `keep` saves the
 * response, `forget` removes the copy, and `prefer-saved` shows it.
 */
export type PageCheck = 'pass' | 'keep' | 'forget' | 'prefer-saved';

/** Every page of ours names it; the sign-in page of a hotel's network does not. */
const MARK = 'href="/manifest.webmanifest"';

/** Decides about the response to a navigation. */
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

/** Content types by file ending. The sign-in page of a network answers with HTML for everything. */
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
