import { readFileSync, writeFileSync } from 'node:fs';
import { runMain } from './command-line.mjs';
import { withTokenTables } from './design-tokens.mjs';
import { findNode } from './pinned-node.mjs';
import { commandFile, inProject } from './project.mjs';
import { setUp } from './setup.mjs';
import { runShown } from './spawn.mjs';

// Takes the pictures of docs/design.md anew, and writes its tables. The site must be built.
runMain(async () => {
  await setUp();
  const path = inProject('docs/design.md');
  const css = readFileSync(inProject('src/styles/tokens.css'), 'utf8');
  writeFileSync(path, withTokenTables(readFileSync(path, 'utf8'), css));
  const node = findNode();
  const test = ['test', 'design.spec.ts', '--project=desktop', '--update-snapshots=changed', '--reporter=line'];
  return runShown(node.path, [...node.flags, commandFile('@playwright/test'), ...test], node.env);
});
