import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { ListingSource } from '../../src/lib/catalogue/listing.schema.ts';

/** A published listing as its file has it: fields with defaults may be missing. */
export type RealListing = Omit<ListingSource, 'documents' | 'sample'> & Partial<Pick<ListingSource, 'documents' | 'sample'>>;

function readListing(file: string): RealListing {
  return load(readFileSync(file, 'utf8')) as RealListing;
}

/** The published listings of a content folder, in the order of their files' names. */
export function realListings(content: string): readonly RealListing[] {
  const folder = join(content, 'listings');
  return readdirSync(folder)
    .toSorted()
    .map((name) => readListing(join(folder, name)))
    .filter(({ status }) => status === 'PUBLISHED');
}
