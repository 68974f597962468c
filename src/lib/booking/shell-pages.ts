import { PATHS } from '../navigation/paths.ts';
import { isBookingRef } from './booking-ref.ts';

/**
 * Pages of which every reference has its own address, and all addresses one file: the browser fills it with what it has or
 * fetches (specification.md#routes: `/cart/{ref}`, `/participants/{ref}`).
 */
export const SHELL_PAGES: readonly string[] = [PATHS.cart, PATHS.participants];

/** An address below a shell, taken apart. */
export interface ShellPage {
  /** The page that stands for it. */
  readonly shell: string;
  readonly ref: string;
}

/**
 * The page that stands for an address, or null where the address is none of a shell.
 *
 * @example shellPageOf('/cart/7K2M0QXA') // { shell: '/cart', ref: '7K2M0QXA' }
 */
export function shellPageOf(path: string): ShellPage | null {
  const [, shell = '', ref = ''] = /^(\/[a-z]+)\/([^/]+)\/?$/.exec(path) ?? [];
  return SHELL_PAGES.includes(shell) && isBookingRef(ref) ? { shell, ref } : null;
}

/** The same page for hosts that cannot give a file another address: the reference goes into the fragment, before what is there. */
export function shellFallback(path: string, fragment: string): string | null {
  const address = shellPageOf(path);
  if (!address) return null;
  const others = fragment.replace(/^#/, '');
  return `${address.shell}#ref=${address.ref}${others && `&${others}`}`;
}
