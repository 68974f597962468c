import type { Listing } from '../../lib/catalogue/listing.ts';
import type { Language } from '../../lib/languages/language.ts';
import { breadcrumbsMessages } from '../../lib/messages/breadcrumbs.ts';
import { bookingPath, PATHS } from '../../lib/navigation/paths.ts';
import type { Crumb } from './page-context.ts';

/**
 * The static part of a listing's booking page; the rest is rendered in the browser. See
 * specification.md#routes.
 */
export interface BookingPage {
  readonly code: string;
  readonly title: string;
  /** The listing's own page, which is canonical. */
  readonly path: string;
  /** The first of its own addresses, so that all of them have one text. */
  readonly bookingPath: string;
  readonly crumbs: readonly Crumb[];
}

/** The booking page of a listing. */
export function bookingPage(
  { code, title, path, slug: [slug = ''] }: Pick<Listing, 'code' | 'title' | 'path' | 'slug'>,
  language: Language,
): BookingPage {
  const t = breadcrumbsMessages(language);
  const crumbs = [
    { label: t.home, path: PATHS.home },
    { label: title, path },
    { label: t.book, path },
  ];
  return { code, title, path, bookingPath: bookingPath(slug), crumbs };
}
