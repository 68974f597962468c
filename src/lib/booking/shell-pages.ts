import { languageOfPath, localizedPath } from '../languages/localized-path.ts';
import { PATHS } from '../navigation/paths.ts';
import { isBookingRef } from './booking-ref.ts';

/**
 * Pages whose addresses by reference share one file, which the browser fills. See
 * specification.md#routes: `/cart/{ref}`, `/participants/{ref}`.
 */
export const SHELL_PAGES: readonly string[] = [PATHS.cart, PATHS.participants];

/** An address below a shell, taken apart. */
export interface ShellPage {
  /** The page that is served for the address. */
  readonly shell: string;
  readonly ref: string;
}

/**
 * The shell page of an address, or null where it has none.
 *
 * @example shellPageOf('/cart/7K2M0QXA') // { shell: '/cart', ref: '7K2M0QXA' }
 */
export function shellPageOf(path: string): ShellPage | null {
  const { language, path: english } = languageOfPath(path);
  const [, shell = '', ref = ''] = /^(\/[a-z]+)\/([^/]+)\/?$/.exec(english) ?? [];
  return SHELL_PAGES.includes(shell) && isBookingRef(ref) ? { shell: localizedPath(shell, language), ref } : null;
}

/**
 * The same page for hosts that cannot serve one file at many addresses. The reference goes to the
 * front of the fragment.
 */
export function shellFallback(path: string, fragment: string): string | null {
  const address = shellPageOf(path);
  if (!address) return null;
  const others = fragment.replace(/^#/, '');
  return `${address.shell}#ref=${address.ref}${others && `&${others}`}`;
}
