import type { Browser, BrowserContext, FullProject, Page } from '@playwright/test';
import type { SaveReport } from '../../../../src/lib/offline/worker-messages.ts';
import { test as base, expect, saveData } from '../../support/test.ts';
import { SECOND_BUILD } from './second-build.ts';
import { SiteServer } from './site-server.ts';
import { SwitchableHost } from './switchable-host.ts';

/** Shared machines may be ten times slower than a phone. */
const SAVING = { timeout: 90_000 };

/** A worker that is busy with saving reports late; one that was ended, never. */
const REPORT_TIMEOUT_MS = 15_000;

/** A browser that has visited one page of the site, and the site. */
export interface Traveller {
  readonly context: BrowserContext;
  readonly host: SwitchableHost;
}

interface Worker {
  /** Addresses of the real server with the first and the second build. */
  readonly builds: { readonly first: string; readonly second: string };
  /**
   * Has visited the home page once, long enough for the site to be saved. Tests leave it as they
   * found it.
   */
  readonly visitor: Traveller;
}

interface Test {
  /** The site under an address that only this test has: no other one's worker is there. */
  readonly host: SwitchableHost;
  /** A tab of the visitor; the network is back after the test. */
  readonly tab: Page;
}

/** Tests of what works without a network: they lose it, and get another build. */
export const test = base.extend<Test, Worker>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed
    async ({}, use, { project }) => {
      const second = await SiteServer.start(SECOND_BUILD);
      await use({ first: project.use.baseURL ?? '', second: second.url });
      await second.stop();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, builds }, use, { project }) => {
      const visitor = await startVisit(browser, project, builds.first);
      await use(visitor);
      await endVisit(visitor);
    },
    { scope: 'worker', timeout: 2 * SAVING.timeout },
  ],
  host: async ({ builds }, use) => {
    const host = await SwitchableHost.start(builds.first);
    await use(host);
    await host.stop();
  },
  tab: async ({ visitor }, use) => {
    const page = await visitor.context.newPage();
    await use(page);
    visitor.host.restore();
    await page.close();
  },
});

/**
 * A browser of its own in which the site is saved. It has visited the home page of a build, or the
 * one at a path.
 */
export async function startVisit(
  browser: Browser,
  { use }: FullProject,
  build: string,
  path = '/',
): Promise<Traveller> {
  const host = await SwitchableHost.start(build);
  const { viewport = null, isMobile = false, hasTouch = false } = use;
  const context = await browser.newContext({ viewport, isMobile, hasTouch });
  // The worker saves everything: pages need not fetch it as well.
  await saveData(context);
  const page = await context.newPage();
  await page.goto(host.url + path);
  await untilSaved(page);
  await page.close();
  return { context, host };
}

export async function endVisit({ context, host }: Traveller): Promise<void> {
  await context.close();
  await host.stop();
}

/** What the worker says about what is saved; null while there is none. */
export function report(page: Page): Promise<SaveReport | null> {
  return page.evaluate(async (timeout) => {
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    const { port1, port2 } = new MessageChannel();
    worker?.postMessage({ type: 'report' }, [port2]);
    return new Promise<SaveReport | null>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(() => resolve(null), timeout);
    });
  }, REPORT_TIMEOUT_MS);
}

/**
 * Until the worker of a build has taken over. Browsers change workers when the one before has been
 * ended for doing nothing; one that is watched, as in a test, is never ended, so that is done here.
 */
export async function untilActive(page: Page, build: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const isInstalled = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect
    .poll(async () => {
      // Not while it is installing: that would end it too.
      if (await isInstalled().catch(() => false)) await session.send('ServiceWorker.stopAllWorkers');
      return (await report(page).catch(() => null))?.build;
    }, SAVING)
    .toBe(build);
  await session.detach();
}

/** Until everything is saved, as after some seconds of a first visit. */
export async function untilSaved(page: Page, build?: string): Promise<void> {
  await expect
    .poll(async () => {
      const saved = await report(page).catch(() => null);
      return saved?.isReady === true && !saved.isSaving && (build === undefined || saved.build === build);
    }, SAVING)
    .toBe(true);
}

/** What is said of a booking that waits for a network. */
export const WAITS = 'Saved on this phone, not sent yet';

/** Airplane mode: the network goes, and the browser knows it. */
export async function goOffline({ host, context }: Traveller): Promise<void> {
  host.lose();
  await context.setOffline(true);
}

export async function goOnline({ host, context }: Traveller): Promise<void> {
  host.restore();
  await context.setOffline(false);
}

/** The bookings that the device has; each is one that the server has made. */
export async function bookings(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('kept-bookings.1') ?? '[]').length);
}

export { expect };
