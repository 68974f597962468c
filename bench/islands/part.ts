import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { inWork } from '../folders.ts';
import { ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import { PAGE_KINDS } from '../pages/page-kind.ts';
import { openBrowser, openPage } from '../pages/phone.ts';
import { plainSite } from '../pages/plain-site.ts';
import type { Table } from '../report/table.ts';
import { builtSite, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { type IslandBytes, islandBytes } from './island-bytes.ts';
import { type LoadCost, loadCost } from './load-cost.ts';
import { siteIsSaved } from './saved-site.ts';
import { PLAIN_TAP, TAPS, type Tap, type TapTimes, tapTimes } from './tap.ts';

const THROTTLE = 4;
/** How far somebody has scrolled who is there, in pixels, and how long they read then. */
const SCROLLED_PIXELS = 40;
const READ_MS = 4000;
const RUNS = { full: 11, quick: 2 };
const OURS = `http://localhost:${PORT}`;
const PLAIN = `http://localhost:${PORT + 1}`;

interface LoadFigures {
  readonly page: string;
  readonly ours: readonly LoadCost[];
  readonly plain: readonly LoadCost[];
}

interface TapFigures {
  readonly name: string;
  readonly times: readonly TapTimes[];
  /** The same after somebody has scrolled. */
  readonly scrolled: readonly TapTimes[];
  readonly bytes: IslandBytes | null;
}

/** Does something on a new page of a slowed phone, whose worker saves scripts. */
async function onSlowPhone<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await openPage(browser, 'allow');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
}

async function measureLoads(browser: Browser, runs: number): Promise<readonly LoadFigures[]> {
  const all = PAGE_KINDS.map(({ name, path }) => ({
    page: name,
    path,
    ours: [] as LoadCost[],
    plain: [] as LoadCost[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, ours, plain } of all) {
      ours.push(await onSlowPhone(browser, (page) => loadCost(page, OURS + path)));
      plain.push(await onSlowPhone(browser, (page) => loadCost(page, PLAIN + path)));
    }
  }
  return all;
}

/** Opens a page and waits until it is at rest, and its worker, if any, has saved the site. */
async function openAtRest(page: Page, base: string, tap: Tap): Promise<void> {
  await loadCost(page, base + tap.path);
  if (base === OURS) await siteIsSaved(page);
}

/** The first tap on a page at rest. */
async function firstTap(page: Page, base: string, tap: Tap): Promise<TapTimes> {
  await openAtRest(page, base, tap);
  return tapTimes(page, tap);
}

/** The first tap of somebody who has scrolled a little and read for some seconds. */
async function tapAfterScroll(page: Page, base: string, tap: Tap): Promise<TapTimes> {
  await openAtRest(page, base, tap);
  await page.mouse.wheel(0, SCROLLED_PIXELS);
  await page.waitForTimeout(READ_MS);
  return tapTimes(page, tap);
}

async function measureTaps(browser: Browser, runs: number, site: string): Promise<readonly TapFigures[]> {
  const all = [...TAPS, PLAIN_TAP].map((tap) => ({
    tap,
    name: tap.name,
    bytes: islandBytes(site, tap),
    times: [] as TapTimes[],
    scrolled: [] as TapTimes[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { tap, times, scrolled } of all) {
      const base = tap === PLAIN_TAP ? PLAIN : OURS;
      times.push(await onSlowPhone(browser, (page) => firstTap(page, base, tap)));
      scrolled.push(await onSlowPhone(browser, (page) => tapAfterScroll(page, base, tap)));
    }
  }
  return all;
}

function spreadOfCosts(costs: readonly LoadCost[], name: keyof LoadCost): Spread {
  return spreadOf(costs.map((cost) => cost[name]));
}

function loadTable(figures: readonly LoadFigures[]): Table {
  return {
    title: `Main thread while a page loads, processor slowed ${THROTTLE} times, milliseconds`,
    heads: ['page', 'all tasks', 'as plain HTML', 'ratio', 'scripts', 'longest task', 'as plain HTML'],
    rows: figures.map(({ page, ours, plain }) => [
      page,
      spreadText(spreadOfCosts(ours, 'tasks'), 0),
      spreadText(spreadOfCosts(plain, 'tasks'), 0),
      ratioText(spreadOfCosts(ours, 'tasks'), spreadOfCosts(plain, 'tasks')),
      spreadText(spreadOfCosts(ours, 'scripts'), 0),
      spreadText(spreadOfCosts(ours, 'longest'), 0),
      spreadText(spreadOfCosts(plain, 'longest'), 0),
    ]),
    notes: [
      'until four seconds after the load event',
      'longest task: 0 where none takes 50 ms; parsing the page counts',
    ],
  };
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function tapTable(figures: readonly TapFigures[]): Table {
  return {
    title: `The first tap, processor slowed ${THROTTLE} times, milliseconds`,
    heads: [
      'what is tapped',
      'until it shows that it was heard',
      'until it is answered',
      'after a scroll',
      'longest event to paint (INP)',
      'main thread',
      'KB of its own',
      'KB with React',
    ],
    rows: figures.map(({ name, times, scrolled, bytes }) => [
      name,
      spreadText(spreadOf(times.map(({ pressed }) => pressed)), 0),
      spreadText(spreadOf(times.map(({ answered }) => answered)), 0),
      spreadText(spreadOf(scrolled.map(({ answered }) => answered)), 0),
      spreadText(spreadOf(times.map(({ event }) => event)), 0),
      spreadText(spreadOf(times.map(({ mainThread }) => mainThread)), 0),
      bytes ? kilobytes(bytes.own) : '–',
      bytes ? kilobytes(bytes.all) : '–',
    ]),
    notes: [
      'on a page that has come to rest, whose worker has saved the scripts',
      `after a scroll: the same ${READ_MS / 1000} seconds after somebody has scrolled; what is in sight is hydrated by then`,
      'INP counts in steps of 8 ms; the main thread until half a second after the answer, a page at rest takes a little of it too',
      'brotli; the dialog’s form and calendar come apart from the button and are not counted with it',
    ],
  };
}

/**
 * Measures the main thread on load, and how soon a first tap is answered. The load is beside that
 * of the same pages without scripts.
 */
export async function runIslandsPart({
  quick,
  keep,
  runs: wanted,
}: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const plain = await plainSite(folder, PORT + 1);
  const servers = [await startSite(folder, PORT), await startSite(plain.folder, plain.port)];
  const browser = await openBrowser();
  try {
    const runs = wanted ?? (quick ? RUNS.quick : RUNS.full);
    const loads = await measureLoads(browser, runs);
    const taps = await measureTaps(browser, runs, join(folder, 'dist/client'));
    return { results: { loads, taps }, tables: [loadTable(loads), tapTable(taps)] };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
    if (!keep) rmSync(inWork('plain'), { recursive: true, force: true });
  }
}
