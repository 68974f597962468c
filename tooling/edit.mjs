import { existsSync } from 'node:fs';
import { runMain } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { inProject } from './project.mjs';
import { setUp } from './setup.mjs';
import { buildShown } from './site-build.mjs';
import { runShown } from './spawn.mjs';

// Serves the content editor on this computer, without an account. What is edited is published into
// the build that it serves.
runMain(async () => {
  await setUp();
  const node = findNode();
  if (!existsSync(inProject('dist/client/index.html'))) await buildShown(node, 'npm run edit');
  const env = { ...node.env, CONTENT_EDITOR: 'local', HOST: 'localhost' };
  return runShown(node.path, [...node.flags, 'host/main.ts'], env);
});
