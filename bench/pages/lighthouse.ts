import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserFlags, browserPath } from './phone.ts';

/** What Lighthouse says of a page on a phone. Scores from 0 to 100, times in milliseconds. */
export interface Verdict {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Audits that cost points. */
  readonly complaints: readonly string[];
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Chrome {
  readonly port: number;
  kill(): void;
}

/** Judges pages; every call has a browser of its own. */
export type Judge = (url: string) => Promise<Verdict>;

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

function complaintsOf({ categories, audits }: Report): readonly string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = counted.filter(({ id }) => !METRICS.includes(id) && (audits[id]?.score ?? 1) < 1);
  return [...new Set(failed.map(({ id }) => id))];
}

function verdictOf(report: Report): Verdict {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    complaints: complaintsOf(report),
  };
}

/**
 * Loads Lighthouse with its standard phone and network.
 *
 * @param modules where lighthouse and chrome-launcher are installed
 */
export async function openJudge(modules: string): Promise<Judge> {
  const load = (path: string) => import(pathToFileURL(join(modules, path)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  return async (url) => {
    const chrome: Chrome = await launch({
      chromePath: browserPath(),
      chromeFlags: ['--headless=new', ...browserFlags()],
    });
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
      return verdictOf(lhr);
    } finally {
      chrome.kill();
    }
  };
}
