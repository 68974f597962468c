import type { SearchCriteria } from '../../lib/search/search-criteria.ts';

/** Changes of criteria; undefined takes one away. */
export type Changes = { readonly [Field in keyof SearchCriteria]?: SearchCriteria[Field] | undefined };
