import { finishOutput } from './finish-output.ts';

// Runs after "astro build".
await finishOutput();
