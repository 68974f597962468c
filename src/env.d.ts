/** The address of such a script as a file of its own. */
declare module '*?script-file' {
  const address: string;
  export default address;
}

/** The text of a script for a page's head: see build/plugins/inline-script.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}

/** What a deployment sets while building: see lib/analytics/analytics-configuration.ts. */
interface ImportMetaEnv {
  readonly PUBLIC_ANALYTICS_URL?: string;
  readonly PUBLIC_ANALYTICS_ID?: string;
}
