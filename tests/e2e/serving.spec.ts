import { expect, test } from '@playwright/test';

test('a visitor gets the home page, compressed and protected', { tag: '@desktop' }, async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(await response?.headerValue('content-encoding')).toBe('br');
  expect(await response?.headerValue('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(violations).toEqual([]);
});

test('a visitor to an unknown address gets the not-found page', { tag: '@desktop' }, async ({ page }) => {
  const response = await page.goto('/no-such-place/');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/no-such-place');
  await expect(page.getByText('Page Not Found').first()).toBeVisible();
});

test('a visitor from the old site arrives at the transfer (specification.md#redirects)', { tag: '@desktop' }, async ({
  request,
}) => {
  const answer = await request.get('/private-transportation-transfers-x?utm=a', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/transfers/private-transportation-x?utm=a');
});

test('the server says that it is well', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(await answer.json()).toEqual({ status: 'ok', database: 'ok' });
});
