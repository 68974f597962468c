import { CommandError, runMain, secondsSince } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { setUp } from './setup.mjs';
import { buildSite } from './site-build.mjs';
import { runShown } from './spawn.mjs';

runMain(async () => {
  await setUp();
  const node = findNode();
  await build(node);
  return runShown(node.path, [...node.flags, 'host/main.ts'], node.env);
});

async function build(node) {
  const start = performance.now();
  console.log('Building the site …');
  const { ok, output } = await buildSite(node);
  if (!ok)
    throw new CommandError(`${output}\n\nThe build failed: repair what is named above, then run "npm start" again.`);
  console.log(`Built in ${secondsSince(start)}.`);
}
