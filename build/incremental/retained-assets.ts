import { readFileSync, writeFileSync } from 'node:fs';

/** The file in the output that lists retained assets. */
export const RETAINED_ASSETS = 'old-assets.json';

const DAY_MS = 86_400_000;

/** Days for which files of earlier builds are retained for pages that are still open. */
const RETENTION_DAYS = 30;

/** Pattern for files whose name changes with their content, so that versions never collide. */
const NAMED_BY_CONTENT = /^client\/_astro\//;

/** Parses since when each file is retained. */
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

/** Tracks files that are only needed by pages of earlier builds, and since when. */
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
   * Whether a file that this build does not need is retained for earlier pages.
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

  /** Stores the list. */
  save(): void {
    writeFileSync(this.#file, JSON.stringify(this.#now));
  }
}

/** The retained files, by their names in the public folder. */
export function retainedPublicFiles(file: string): ReadonlySet<string> {
  return new Set(Object.keys(readDates(file)).map((name) => name.replace(/^client\//, '')));
}
