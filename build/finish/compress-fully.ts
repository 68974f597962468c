import { setPriority } from 'node:os';
import { join } from 'node:path';
import { OUTPUT } from '../incremental/output-folder.ts';
import { compressFolder } from './compress-folder.ts';
import { COMPRESSION_CACHE } from './compression-cache.ts';

/** Makes the quick copies of an output as small as others, while it is served. */
setPriority(15);
await compressFolder(join(OUTPUT, 'client'), COMPRESSION_CACHE);
