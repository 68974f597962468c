import type { Page } from '@playwright/test';

/** What the browser says when a page asks for its worker, which playwright.config.ts blocks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Notes everything that goes wrong on a page from now on. `missing` is the one address that may
 * answer 404.
 */
export function watch(page: Page, missing: string): readonly string[] {
  const problems: string[] = [];
  const isMissing = (url: string) => new URL(url, 'http://site.test').pathname === missing;
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === WORKER_BLOCKED) return;
    if (!isMissing(message.location().url)) problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Whoever leaves a page gives up what was still on its way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isMissing(response.url())) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  return problems;
}
