import { join } from 'node:path';
import { compressFolder } from './compression/compress-folder.ts';

const root = join(import.meta.dirname, '..');
const summary = await compressFolder(join(root, 'dist/client'), join(root, 'node_modules/.cache/compress'));
console.log(`Compressed ${summary.fresh} files, reused ${summary.reused}, ${summary.upToDate} were up to date.`);
