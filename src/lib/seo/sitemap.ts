/** A page that search engines should know. */
export interface PublicPage {
  readonly path: string;
  /** An ISO date, where the page's content has one. */
  readonly changed?: string;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The site map in the protocol of sitemaps.org. */
export function sitemapXml(pages: readonly PublicPage[], siteUrl: string): string {
  const entries = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(`${siteUrl}${path === '/' ? '' : path}`)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}
