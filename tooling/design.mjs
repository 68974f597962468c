import { readFileSync, writeFileSync } from 'node:fs';
import { runMain } from './command-line.mjs';
import { withTokenTables } from './design-tokens.mjs';
import { findNode } from './pinned-node.mjs';
import { commandFile, inProject } from './project.mjs';
import { setUp } from './setup.mjs';
import { runShown } from './spawn.mjs';

// Takes the pictures of docs/design.md and docs/desk.md anew, and writes the tables of the former.
// The site must be built.
runMain(async () => {
  await setUp();
  const path = inProject('docs/design.md');
  const css = readFileSync(inProject('src/styles/tokens.css'), 'utf8');
  writeFileSync(path, withTokenTables(readFileSync(path, 'utf8'), css));
  const node = findNode();
  const run = (test, env) =>
    runShown(node.path, [...node.flags, commandFile('@playwright/test'), 'test', ...test, '--reporter=line'], env);
  const ofDesign = await run(['design.spec.ts', '--project=desktop', '--update-snapshots=changed'], node.env);
  return ofDesign || run(['--project=pictures'], { ...node.env, TAKE_PICTURES: '1' });
});
