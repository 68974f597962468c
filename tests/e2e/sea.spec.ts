import { barriers } from './support/barriers.ts';
import { operate } from './support/operator.ts';
import { expect, test } from './support/test.ts';

const BOAT = '/tours/honda-bay-island-hopping-joining';
const VAN = '/transfers/puerto-princesa-to-el-nido-shared-van';

test(
  'the sea at a port is said on the pages of its boats, with when it was set, until it is normal again (specification.md#the-sea)',
  {
    tag: '@phone',
  },
  async ({ page, context }, testInfo) => {
    await operate(testInfo, 'sea', 'PPS', '--status', 'rough', '--note', 'Waves of two metres in the bay.');
    try {
      await page.goto(BOAT);
      await page.keyboard.press('Shift');
      const banner = page.getByRole('complementary', { name: 'Sea' });
      await expect(banner).toContainText('Rough sea: trips may leave late, change or be called off.');
      await expect(banner).toContainText('Waves of two metres in the bay.');
      await expect(banner).toContainText(/\d{1,2}:\d\d [AP]M/);
      expect(await barriers(page)).toEqual([]);
      await banner.getByRole('link', { name: 'What happens to my trip' }).click();
      await expect(page).toHaveURL(/\/terms#6-/);
      const van = await context.newPage();
      await van.goto(VAN);
      await van.keyboard.press('Shift');
      await van.waitForLoadState('networkidle');
      await expect(van.getByRole('complementary', { name: 'Sea' })).toHaveCount(0);
    } finally {
      await operate(testInfo, 'sea', 'PPS', '--status', 'normal');
    }
    await page.goto(BOAT);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary', { name: 'Sea' })).toHaveCount(0);
  },
);
