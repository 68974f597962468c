import { runMain } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { setUp } from './setup.mjs';
import { checkTypes } from './type-check.mjs';

runMain(async () => {
  await setUp();
  const { ok } = await checkTypes(findNode(), console.log);
  return ok ? 0 : 1;
});
