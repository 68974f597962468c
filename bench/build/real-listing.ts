import { join } from 'node:path';
import type { ListingSource } from '../../src/lib/catalogue/listing.schema.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** A listing as its file has it: fields with defaults may be missing. */
export type RealListing = Omit<ListingSource, 'documents' | 'sample'> &
  Partial<Pick<ListingSource, 'documents' | 'sample'>>;

/** The published listings of a content folder, in the order of their files' names. */
export function realListings(content: string): readonly RealListing[] {
  return readYamlFolder<RealListing>(join(content, 'listings'))
    .map(({ data }) => data)
    .filter(({ status }) => status === 'PUBLISHED');
}
