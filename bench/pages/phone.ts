import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';

/** Debian's browsers: the whole one, and the one without windows that `npm test` installs. */
const DEBIAN_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The phone that Lighthouse plays. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const NO_BACKGROUND = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's program: Debian's, else Playwright's own. */
export function browserPath(): string {
  const known = [process.env.CHROMIUM_PATH ?? '', ...DEBIAN_BROWSERS];
  return known.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** No browser service may reach for the network. Chromium's sandbox does not work for root. */
export function browserFlags(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...NO_BACKGROUND] : NO_BACKGROUND;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: browserFlags() });
}

/**
 * A page with nothing stored, on a phone.
 *
 * @param serviceWorkers by default none may run: it would fetch the whole site
 */
export async function openPage(browser: Browser, serviceWorkers: 'allow' | 'block' = 'block'): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  return context.newPage();
}
