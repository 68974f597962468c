/**
 * Pattern for user agents of crawlers, which get no error page (specification.md#errors). A word
 * that ends in "bot", except for telephones by Cubot.
 */
const CRAWLER =
  /(?<!cu)bot\b|crawler|spider|slurp|(?:bing|web) ?preview|facebookexternalhit|embedly|lighthouse|google-inspectiontool|googleother/i;

/** Whether a user agent names itself as a crawler. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
