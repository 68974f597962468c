/** The tag of an analytics service. */
export interface AnalyticsTag {
  /** The address of its script, without the id. */
  readonly url: string;
  /** The id of this site at the service: `G-ABC123`. */
  readonly id: string;
}

/** The variables that configure analytics while building. */
export interface AnalyticsVariables {
  readonly PUBLIC_ANALYTICS_URL?: string | undefined;
  readonly PUBLIC_ANALYTICS_ID?: string | undefined;
  /** More origins that the tag sends to, separated by spaces: `https://*.google-analytics.com`. */
  readonly ANALYTICS_ORIGINS?: string | undefined;
}

const ID = /^[\w-]{1,60}$/;
const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/;
const EXAMPLE = 'https://www.googletagmanager.com/gtag/js';

function checkUrl(url: string): void {
  const isHttps = URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!isHttps || /[\s;,'"]/.test(url))
    throw new Error(
      `PUBLIC_ANALYTICS_URL is ${JSON.stringify(url)}; give an address that begins with "https://", such as "${EXAMPLE}", or unset it to measure nothing.`,
    );
}

function checkId(id: string): void {
  if (!ID.test(id))
    throw new Error(
      `PUBLIC_ANALYTICS_ID is ${JSON.stringify(id)}; give the id that the analytics service gave you, such as "G-ABC123" (letters, digits, "-" and "_"), or unset PUBLIC_ANALYTICS_URL to measure nothing.`,
    );
}

function checkOrigin(origin: string): void {
  if (!ORIGIN.test(origin))
    throw new Error(
      `ANALYTICS_ORIGINS holds ${JSON.stringify(origin)}; give origins separated by spaces, such as "https://*.google-analytics.com", without a path.`,
    );
}

/**
 * The configured tag; null when none is configured, and then nothing is measured.
 *
 * @throws Error that names the variable and the remedy
 */
export function analyticsTag(variables: AnalyticsVariables): AnalyticsTag | null {
  const url = variables.PUBLIC_ANALYTICS_URL?.trim() ?? '';
  const id = variables.PUBLIC_ANALYTICS_ID?.trim() ?? '';
  if (url === '' && id === '') return null;
  checkUrl(url);
  checkId(id);
  return { url, id };
}

/**
 * The origins that pages may load from and send to: the tag's first. Empty without a tag.
 *
 * @throws Error that names the variable and the remedy
 */
export function analyticsOrigins(variables: AnalyticsVariables): readonly string[] {
  const tag = analyticsTag(variables);
  if (tag === null) return [];
  const others = (variables.ANALYTICS_ORIGINS ?? '').split(/\s+/).filter(Boolean);
  for (const origin of others) checkOrigin(origin);
  return [...new Set([new URL(tag.url).origin, ...others])];
}
