import { endVisit, expect, startVisit, test } from './support/offline-test.ts';

const RULE = '(specification.md#languages)';

test(`after one visit in Korean, pages and cart open in Korean without a network, and no page in another language ${RULE}`, async ({
  browser,
  builds,
}, { project }) => {
  test.slow();
  const visitor = await startVisit(browser, project, builds.first, '/ko');
  try {
    const { context, host } = visitor;
    host.lose();
    const page = await context.newPage();
    const heading = page.getByRole('heading', { level: 1 });
    for (const [path, title] of [
      ['/ko/tours', /[가-힣]/],
      ['/ko/cart', '장바구니'],
      ['/ko/transfers/puerto-princesa-to-el-nido-shared-van', /[가-힣]/],
    ] as const) {
      const response = await page.goto(host.url + path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      await expect(heading).toHaveText(title);
    }
    // Its islands live.
    await page.locator('.header-currency').click();
    await expect(page.getByRole('dialog')).toContainText(/[가-힣]/);

    for (const path of ['/tours', '/fr/tours', '/cart']) {
      await page.goto(host.url + path);
      await expect(heading, path).toHaveText('이 휴대전화에 저장되지 않은 페이지예요');
      await expect(page.getByText(path, { exact: true })).toBeVisible();
    }
  } finally {
    await endVisit(visitor);
  }
});

test(`after one visit in English, a page in Korean does not open in English without a network ${RULE}`, async ({
  tab,
  visitor: { host },
}) => {
  host.lose();
  await tab.goto(`${host.url}/ko/tours`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('This page is not saved on this phone');
  await expect(tab.getByText('/ko/tours')).toBeVisible();
});
