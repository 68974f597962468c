import type { Browser } from '@playwright/test';
import { ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import { PAGE_KINDS } from '../pages/page-kind.ts';
import { openBrowser } from '../pages/phone.ts';
import type { Table } from '../report/table.ts';
import { builtSite, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { returningVisitor, timeToRead, VISITORS, type Visitor } from './repeat-visit.ts';
import { LINES, type LineKind, SlowLine } from './slow-line.ts';

const ROUNDS = { full: 7, quick: 1 };

interface Figures {
  readonly line: string;
  readonly visitor: Visitor;
  readonly time: Spread;
}

async function measureVisitor(browser: Browser, line: LineKind, visitor: Visitor, rounds: number): Promise<Figures> {
  const slow = await SlowLine.start(PORT, line);
  const paths = PAGE_KINDS.map(({ path }) => path);
  const context = await returningVisitor(browser, slow.address, paths, visitor);
  slow.slowDown();
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) times.push(await timeToRead(context, slow.address + path));
    }
    return { line: line.name, visitor, time: spreadOf(times) };
  } finally {
    await context.close();
    slow.stop();
  }
}

function tableOf(figures: readonly Figures[]): Table {
  const without = (line: string) =>
    figures.find((other) => other.line === line && other.visitor === VISITORS[0])?.time as Spread;
  return {
    title: 'A second visit: milliseconds from the tap until the page can be read',
    heads: ['line', 'visitor', 'first contentful paint', 'to the same without a worker'],
    rows: figures.map(({ line, visitor, time }) => [
      line,
      visitor,
      spreadText(time, 0),
      ratioText(time, without(line)),
    ]),
    notes: [
      'home, a listing and a landing page, visited before; what browsers may keep is in their cache',
      'asking first: the site was last seen longer than five minutes ago; what is saved is shown where no answer comes within 3 s',
    ],
  };
}

/** Measures what the worker does for somebody who comes back on a slow line. */
export async function runOfflinePart({ quick }: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const site = await startSite(folder, PORT);
  const browser = await openBrowser();
  try {
    const figures: Figures[] = [];
    for (const line of LINES) {
      for (const visitor of VISITORS) {
        figures.push(await measureVisitor(browser, line, visitor, quick ? ROUNDS.quick : ROUNDS.full));
      }
    }
    return { results: figures, tables: [tableOf(figures)] };
  } finally {
    await browser.close();
    await site.stop();
  }
}
