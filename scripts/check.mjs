import { runMain } from './command-line.mjs';
import { CHECK } from './parts.mjs';
import { runParts } from './run-parts.mjs';

runMain(() => runParts(CHECK));
