import { runMain } from './command-line.mjs';
import { runParts } from './run-suites.mjs';
import { CHECK } from './test-suites.mjs';

runMain(() => runParts(CHECK));
