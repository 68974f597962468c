import * as z from 'zod/mini';
import { parseNumberString } from '../../lib/text/number-string.ts';
import { isLoopbackName } from './loopback.ts';
import { mailVariables } from './mail-settings.ts';
import { missingPaymentVariables, PAYMENT_SECRETS, paymentVariables } from './payment-variables.ts';
import { parsePostgresAddress } from './postgres-address.ts';
import { StartupError } from './startup-error.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const PORT_RANGE = 'a whole number from 1 to 65535';
const portSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, { error: PORT_RANGE })),
  z.pipe(
    z.transform((digits: string) => parseNumberString(digits)),
    z.int().check(z.gte(1, { error: PORT_RANGE }), z.lte(65_535, { error: PORT_RANGE })),
  ),
);

const BACKUP_HOUR = '"off", or an hour in Palawan from 0 to 23';
const backupHourSchema = z.pipe(
  z.string().check(z.regex(/^(?:off|1?\d|2[0-3])$/, { error: BACKUP_HOUR })),
  z.transform((text: string) => (text === 'off' ? null : Number(text))),
);

const BACKUP_COUNT = 'how many backups stay, 1 to 30';
const backupCountSchema = z.pipe(
  z.string().check(z.regex(/^(?:[1-9]|[12]\d|30)$/, { error: BACKUP_COUNT })),
  z.transform(Number),
);

const METRICS_TOKEN = '20 to 200 letters, digits and signs without spaces, such as "openssl rand -hex 32" prints';

const COLLECTOR = 'an address such as "http://localhost:4318"';
const SERVICE_NAME = '1 to 100 letters, digits, dots, hyphens and underscores';

const RATES_ADDRESS = 'an address that begins with "https://", or with "http://" on this computer';

const PROXIES = 'the number of proxies in front, 0 to 9';

const POSTGRES_SCHEME = 'an address that begins with "postgres://", or nothing';
const POSTGRES_ADDRESS =
  'an address such as "postgres://user:password@localhost:5432/palawan", in which signs such as "#", "/" and "?" of the password are percent-encoded: "%23", "%2F", "%3F"';

const environmentSchema = z.object({
  /** The TCP port that the server listens on. */
  PORT: z._default(portSchema, 4321),
  /** The name or address that the server listens on; `0.0.0.0` for every network interface. */
  HOST: z._default(z.string().check(z.regex(/^\S+$/, { error: 'a host name or an IP address' })), 'localhost'),
  /** The folder of everything that the server writes, relative to where it was started. */
  DATA_DIR: z._default(z.string(), 'data'),
  /** A PostgreSQL address; the default is a SQLite file in DATA_DIR. */
  DATABASE_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(?:ql)?:\/\//, { error: POSTGRES_SCHEME, abort: true }),
      z.refine((text) => parsePostgresAddress(text) !== null, { error: POSTGRES_ADDRESS }),
    ),
  ),
  /**
   * The keys that encrypt passports: `id:base64,id:base64`. The first one encrypts, the others only
   * decrypt; the default is a file in DATA_DIR.
   */
  PASSPORT_KEYS: z.optional(z.string()),
  /** The keys that sign vouchers, likewise: the first one signs, the others only verify. */
  VOUCHER_KEYS: z.optional(z.string()),
  /** The hour in Palawan at which SQLite is backed up each day; null for never. */
  BACKUP_HOUR: z._default(backupHourSchema, 2),
  /** Number of those backups that stay. */
  BACKUP_COUNT: z._default(backupCountSchema, 7),
  /** The folder of those backups; the default is `backups` in DATA_DIR. */
  BACKUP_DIR: z.optional(z.string()),
  /** What a program that reads `/api/metrics` must send; without it there is no such address. */
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{20,200}$/, { error: METRICS_TOKEN }))),
  /** The OTLP collector that traces are sent to; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string().check(z.refine(isHttpAddress, { error: COLLECTOR }))),
  /** The name of this server in traces. */
  OTEL_SERVICE_NAME: z._default(z.string().check(z.regex(/^[\w.-]{1,100}$/, { error: SERVICE_NAME })), 'palawan'),
  /** Number of proxies in front that add to X-Forwarded-For; 0 for direct connections. */
  TRUST_PROXY: z._default(z.pipe(z.string().check(z.regex(/^\d$/, { error: PROXIES })), z.transform(Number)), 0),
  /** `off` where a proxy in front has rate limits, and for load tests. */
  RATE_LIMITS: z._default(z.enum(['on', 'off'], { error: '"on" or "off"' }), 'on'),
  /**
   * Who can edit content where the sources are. `desk`: owners and editors who are signed in;
   * `local`: everybody at this computer.
   */
  CONTENT_EDITOR: z._default(z.enum(['off', 'desk', 'local'], { error: '"off", "desk" or "local"' }), 'off'),
  /** Where the editor asks for the exchange rates of today, instead of their publisher. */
  EXCHANGE_RATES_URL: z.optional(z.string().check(z.refine(isRatesAddress, { error: RATES_ADDRESS }))),
  /** The log level; `info` and below include one line a request. */
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }), 'warn'),
  ...mailVariables,
  ...paymentVariables,
});

/** The server's settings, parsed. */
export type Environment = z.infer<typeof environmentSchema>;

/** The settings that say where data of travellers is stored. */
export type StorageSettings = Pick<
  Environment,
  'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_HOUR' | 'BACKUP_COUNT' | 'BACKUP_DIR'
>;

/**
 * Reads the server's settings from environment variables. An empty variable counts as unset.
 *
 * @throws StartupError naming each wrong or missing variable, what was found and what is allowed
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const result = environmentSchema.safeParse(set);
  const problems = result.success
    ? [...missingPaymentVariables(result.data), ...openEditorProblems(result.data)]
    : result.error.issues.map((issue) => explain(issue.path, issue.message, set));
  if (!result.success || problems.length > 0) throw new StartupError(problems.join('\n'));
  return result.data;
}

function isHttpAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** Rates that come over a network must come from whom they are said to come. */
function isRatesAddress(text: string): boolean {
  const { protocol, hostname } = URL.parse(text) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname ?? ''));
}

/** An editor without an account must be reached from this computer alone. */
function openEditorProblems({ CONTENT_EDITOR, HOST }: Environment): readonly string[] {
  if (CONTENT_EDITOR !== 'local' || isLoopbackName(HOST)) return [];
  return [`CONTENT_EDITOR is "local", for which HOST must be "localhost"; it is "${HOST}". Set it to "desk" instead.`];
}

function explain(path: readonly PropertyKey[], allowed: string, set: Readonly<Record<string, unknown>>): string {
  const name = String(path[0]);
  return `${name} is ${JSON.stringify(shown(name, set[name]))}; it must be ${allowed}.`;
}

const OWN_SECRETS = new Set(['PASSPORT_KEYS', 'VOUCHER_KEYS', 'SMTP_URL', 'METRICS_TOKEN']);

/** The text of a value in an error, without parts that may be a password. */
function shown(name: string, value: unknown): unknown {
  if (OWN_SECRETS.has(name) || PAYMENT_SECRETS.has(name)) return '…';
  return name === 'DATABASE_URL' ? `${/^[a-z]+:(?=\/\/)/.exec(String(value))?.[0] ?? ''}…` : value;
}
