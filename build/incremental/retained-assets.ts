import { readFileSync, writeFileSync } from 'node:fs';

/** Where it is remembered, in the output. */
export const RETAINED_ASSETS = 'old-assets.json';

const DAY_MS = 86_400_000;

/** Files of earlier builds stay so long: whoever has an old page open can finish on today's server. */
const RETENTION_DAYS = 30;

/** Files whose name changes with their content, so that an old one never stands in the way of a new one. */
const NAMED_BY_CONTENT = /^client\/_astro\//;

/** Reads from when on each file was old. */
function parseDates(text: string): Readonly<Record<string, number>> {
  const dates: unknown = JSON.parse(text);
  const entries = typeof dates === 'object' && dates !== null ? Object.entries(dates) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

function readDates(file: string): Readonly<Record<string, number>> {
  try {
    return parseDates(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Remembers which files of the output are only there for pages of earlier builds, and since when. */
export class RetainedAssets {
  readonly #file: string;
  readonly #before: Readonly<Record<string, number>>;
  readonly #now: Record<string, number> = {};
  readonly #clock: number;

  /**
   * @param file where it is remembered
   * @param now milliseconds since 1970
   */
  constructor(file: string, now: number = Date.now()) {
    this.#file = file;
    this.#before = readDates(file);
    this.#clock = now;
  }

  /**
   * Whether a file that no page of this build needs stays for those of earlier ones.
   *
   * @param name in the output, with forward slashes: `client/_astro/app.1a2b3c4d.js`
   */
  keeps(name: string): boolean {
    if (!NAMED_BY_CONTENT.test(name)) return false;
    const since = this.#before[name] ?? this.#clock;
    if (this.#clock - since >= RETENTION_DAYS * DAY_MS) return false;
    this.#now[name] = since;
    return true;
  }

  /** Keeps what was asked for. */
  save(): void {
    writeFileSync(this.#file, JSON.stringify(this.#now));
  }
}

/** The files that are only there for pages of earlier builds, as they are named in the public folder. */
export function retainedPublicFiles(file: string): ReadonlySet<string> {
  return new Set(Object.keys(readDates(file)).map((name) => name.replace(/^client\//, '')));
}
