import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Debian's packages, the faster one first. */
const DEBIAN_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const port = process.env.E2E_PORT ?? '4399';
const dataDir = join(tmpdir(), `palawan-e2e-${port}`);

/** Tests of the service worker: once, as on a phone, against two builds. */
const OFFLINE = 'offline/*.spec.ts';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** All other tests see what the server sends, whatever an earlier page has saved. */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

// Workers load this file too, while the server is using the folder.
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two shared cores may be slow; nothing here waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { args: flags(), ...executable() },
    // Recording takes a good part of the time: TRACE=1 when a failure must be looked at.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // A test runs at both widths, unless its tag names the one where it means something, or enough.
  projects: [
    { name: 'phone', testIgnore: 'offline/**', grepInvert: /@desktop/, use: { ...PHONE, ...WITHOUT_WORKER } },
    {
      name: 'desktop',
      testIgnore: 'offline/**',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 }, ...WITHOUT_WORKER },
    },
    { name: 'second-build', testMatch: 'offline/*.setup.ts' },
    { name: 'offline', testMatch: OFFLINE, dependencies: ['second-build'], use: PHONE },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    // All tests come from one address: together they are busier than any traveller.
    env: {
      PORT: port,
      HOST: 'localhost',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    url: `http://localhost:${port}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    timeout: 20_000,
  },
});

/** The one that `npm test` has found; else Debian's where it is; else Playwright's own, which it finds by itself. */
function executable(): { executablePath?: string } {
  const path = process.env.CHROMIUM_PATH ?? DEBIAN_BROWSERS.find((browser) => existsSync(browser));
  return path === undefined ? {} : { executablePath: path };
}

/** Quiet: no browser service may reach for the network. Chromium's sandbox does not work for root. */
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
