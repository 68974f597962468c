import { resolve } from 'node:path';

/**
 * The folder that a build fills: `dist`, or OUTPUT_DIR. The content editor builds into a copy of
 * the live output and switches afterwards.
 */
export const OUTPUT = resolve(import.meta.dirname, '../..', process.env['OUTPUT_DIR'] || 'dist');
