import { runMain } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { setUp } from './setup.mjs';
import { buildShown } from './site-build.mjs';
import { runShown } from './spawn.mjs';

runMain(async () => {
  await setUp();
  const node = findNode();
  const code = await runShown(node.path, [...node.flags, 'host/settings-check-program.ts'], node.env);
  if (code !== 0) return code;
  await buildShown(node, 'npm start');
  return runShown(node.path, [...node.flags, 'host/main.ts'], node.env);
});
