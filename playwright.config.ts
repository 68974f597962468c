import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findPostgres } from './tests/fixtures/programs/postgres-programs.ts';

/** Debian's packages, the faster one first. */
const DEBIAN_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const port = process.env.E2E_PORT ?? '4399';
/** The same site on PostgreSQL listens here. */
const postgresPort = process.env.E2E_POSTGRES_PORT ?? String(Number(port) + 1);
const dataDir = join(tmpdir(), `palawan-e2e-${port}`);
const postgresDataDir = `${dataDir}-postgres`;

/** Tests of the service worker: once, as on a phone, against two builds. */
const OFFLINE = 'offline/*.spec.ts';
/** Pictures of documents, on a sharp phone. */
const PICTURES = 'pictures/*.spec.ts';
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Files, addresses and HTML are the same at every width: they are tested once. */
const WITHOUT_WIDTH = '{addresses,data-files,landing-pages,links,prices,route-pages,static-hosting}.spec.ts';
/** Publishes with real builds, minutes of two cores: with EDITOR_E2E=1 alone, nothing beside it. */
const EDITOR = 'editor.spec.ts';
/** Where pictures are taken. */
const PICTURED = { name: 'pictures', use: { ...PHONE, deviceScaleFactor: 1.5 }, metadata: { dataDir } };
/** All other tests see what the server sends, whatever an earlier page has saved. */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

// Workers load this file too, while the server is using the folder.
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) for (const folder of [dataDir, postgresDataDir]) rmSync(folder, { recursive: true, force: true });

/**
 * Tag of tests that use the server: they run on both databases. One runs on a phone, the other on a
 * desktop.
 */
const KEPT = /@kept/;
const postgres = isWorker ? process.env.POSTGRES_PROGRAMS || null : findPostgres();
process.env.POSTGRES_PROGRAMS = postgres ?? '';
if (postgres === null && !isWorker) {
  console.warn('Not tested on PostgreSQL: no initdb and postgres on this machine, and none could be installed.');
}

/** All tests come from one address: together they are busier than any traveller. */
const HOST = { HOST: 'localhost', DATABASE_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
const WAITED_FOR = {
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stdout: 'ignore',
  timeout: 30_000,
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two shared cores may be slow; nothing here waits longer than it must.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Recorded with `npm run design`; a hundredth of the pixels may differ between two browsers.
    toHaveScreenshot: {
      pathTemplate: 'docs/design/{arg}{ext}',
      threshold: 0.2,
      maxDiffPixelRatio: 0.01,
      stylePath: 'tests/e2e/support/screenshot.css',
    },
  },
  // One more than there are cores: each waits a quarter of its time for timers and answers.
  workers: 3,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { args: flags(), ...executable() },
    // Recording takes a good part of the time: TRACE=1 when a failure must be looked at.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // A test runs at both widths, unless its tag names one.
  projects: [
    {
      name: 'phone',
      testIgnore: ['offline/**', PICTURES, EDITOR, WITHOUT_WIDTH],
      grepInvert: /@desktop/,
      use: { ...PHONE, ...WITHOUT_WORKER },
      metadata: { dataDir },
    },
    {
      name: 'desktop',
      testIgnore: ['offline/**', PICTURES, EDITOR],
      grepInvert: /@phone/,
      use: { ...DESKTOP, ...WITHOUT_WORKER },
      metadata: { dataDir },
    },
    { name: 'second-build', testMatch: 'offline/*.setup.ts' },
    { name: 'offline', testMatch: OFFLINE, dependencies: ['second-build'], use: PHONE },
    ...(postgres === null ? [] : [onPostgres()]),
    ...(process.env.EDITOR_E2E ? [{ name: 'editor', testMatch: EDITOR, use: DESKTOP }] : []),
    // Taken by `npm run design` alone.
    ...(process.env.TAKE_PICTURES ? [{ ...PICTURED, testMatch: PICTURES }] : []),
  ],
  webServer: [
    {
      command: `"${process.execPath}" host/main.ts`,
      env: { ...HOST, PORT: port, DATA_DIR: dataDir },
      url: `http://localhost:${port}/api/health`,
      ...WAITED_FOR,
    },
    ...(postgres === null ? [] : [postgresHost(postgres)]),
  ],
});

/** The browser: the one found by `npm test`, else Debian's, else Playwright's own. */
function executable(): { executablePath?: string } {
  const path = process.env.CHROMIUM_PATH ?? DEBIAN_BROWSERS.find((browser) => existsSync(browser));
  return path === undefined ? {} : { executablePath: path };
}

/**
 * Quiet: no browser service may reach for the network. Chromium's sandbox does not work for root.
 */
function flags(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

function onPostgres() {
  const use = { ...DESKTOP, ...WITHOUT_WORKER, baseURL: `http://localhost:${postgresPort}` };
  const metadata = { dataDir: postgresDataDir, writesSettings: true };
  return { name: 'postgres', testIgnore: ['offline/**', PICTURES, EDITOR], grep: KEPT, use, metadata };
}

function postgresHost(programs: string) {
  return {
    command: `"${process.execPath}" tests/e2e/support/postgres-host.ts`,
    env: { ...HOST, PORT: postgresPort, DATA_DIR: postgresDataDir, POSTGRES_PROGRAMS: programs },
    url: `http://localhost:${postgresPort}/api/health`,
    ...WAITED_FOR,
  };
}
