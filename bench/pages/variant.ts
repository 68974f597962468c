import type { PageKind } from './page-kind.ts';

/** A way in which pages are served: ours, without scripts, by a rival. */
export interface Variant {
  readonly name: string;
  /** A folder that holds a finished site as `dist`. */
  readonly folder: string;
  readonly port: number;
  readonly pages: readonly PageKind[];
}

/** Where a variant's page answers. */
export function addressOf({ port }: Variant, { path }: PageKind): string {
  return `http://localhost:${port}${path}`;
}
