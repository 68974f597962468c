import { parseNumberString } from '../../lib/text/number-string.ts';
/** How to reach a mail server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else it begins with STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  /** Whether the server is on this machine: what it is told leaves no wire, and its certificate proves nothing. */
  readonly isLocal: boolean;
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Reads an address such as `smtps://user:password@mail.example.com:465`; null for anything else. */
export function parseSmtpUrl(text: string): SmtpSettings | null {
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return null;
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return null;
  const secure = url.protocol === 'smtps:';
  const auth = credentialsOf(url);
  if (auth === undefined) return null;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 465 : 587) : parseNumberString(url.port),
    secure,
    auth,
    isLocal: LOCAL.test(url.hostname),
  };
}

/** Undefined where they are not written as addresses are: a `%` must be `%25`. */
function credentialsOf({ username, password }: URL): SmtpSettings['auth'] | undefined {
  if (username === '') return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
