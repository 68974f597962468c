import { runMain } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { commandFile } from './project.mjs';
import { setUp } from './setup.mjs';
import { runShown } from './spawn.mjs';

// Runs a file of this project, or a package's command, with the pinned Node. Examples are `node
// tooling/run.mjs host/main.ts` and `node tooling/run.mjs astro dev`.
runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  await setUp();
  const node = findNode();
  const file = /\.(ts|mjs|js)$/.test(name) ? name : commandFile(name);
  return runShown(node.path, [...node.flags, file, ...args], node.env);
});
