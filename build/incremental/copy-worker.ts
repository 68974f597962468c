import { workerData } from 'node:worker_threads';
import { copyOutput } from './copy-output.ts';

// Copies an output in a thread of its own, while the main one reads content.
copyOutput(workerData.output, workerData.folder);
