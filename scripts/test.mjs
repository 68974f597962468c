import { runMain } from './command-line.mjs';
import { TEST } from './parts.mjs';
import { runParts } from './run-parts.mjs';

runMain(() => runParts(TEST));
