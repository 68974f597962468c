/** The pages that are judged: one of each kind that travellers land on. */
export const PAGE_KINDS = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/transfers/puerto-princesa-to-el-nido-private-van' },
  { name: 'landing page', path: '/puerto-princesa-to-el-nido' },
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The only page that the Next.js rival has. */
export const LISTING_PAGE: PageKind = PAGE_KINDS[1];

/** Where a page's file is in a built site. */
export function fileOf({ path }: PageKind): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
