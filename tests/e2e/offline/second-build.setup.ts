import { test as setup } from '@playwright/test';
import { makeSecondBuild } from './support/second-build.ts';

setup('the site is built a second time', async () => {
  setup.setTimeout(300_000);
  await makeSecondBuild();
});
