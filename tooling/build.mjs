import { CommandError, runMain, secondsSince } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { setUp } from './setup.mjs';
import { buildSite } from './site-build.mjs';

runMain(async () => {
  const start = performance.now();
  await setUp();
  const { ok } = await buildSite(findNode(), console.log);
  if (!ok) throw new CommandError('\nThe build failed: repair what is named above, then run "npm run build" again.');
  console.log(`Built in ${secondsSince(start)}: dist/client is the site, dist/server what its API sells.`);
  return 0;
});
