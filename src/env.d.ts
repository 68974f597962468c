/** The address of a bundled script: see build/plugins/inline-script.ts. */
declare module '*?script-file' {
  const address: string;
  export default address;
}

/** The text of a bundled script for a page's head: see build/plugins/inline-script.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}

/** Settings of a deployment at build: see lib/analytics/analytics-configuration.ts. */
interface ImportMetaEnv {
  readonly PUBLIC_ANALYTICS_URL?: string;
  readonly PUBLIC_ANALYTICS_ID?: string;
}
