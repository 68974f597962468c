/** Under this key the browser keeps what the visitor said about analytics; the start of a page looks here before it loads more. */
export const CONSENT_KEY = 'consent.1';
