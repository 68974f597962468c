import { runMain } from './command-line.mjs';
import { runParts } from './run-suites.mjs';
import { TEST } from './test-suites.mjs';

runMain(() => runParts(TEST));
