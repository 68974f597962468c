/** Drawings of 24 by 24, as strokes. */
const PATHS = {
  cart: 'M2 2h1.2a1 1 0 0 1 .9.8l2.7 14.3a1 1 0 0 0 1 .9H18M4.6 5H21a1 1 0 0 1 1 1.2l-1.2 6.2a2 2 0 0 1-2 1.6H6.3M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0m10 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  close: 'M18 6 6 18M6 6l12 12',
  enlarge: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m10 17-5-5M11 8v6m-3-3h6',
  help: 'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a9 9 0 1 1 18 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3m0 5v2a4 4 0 0 1-4 4h-5',
  next: 'm9 18 6-6-6-6',
  previous: 'm15 18-6-6 6-6',
} as const;

export type IconName = keyof typeof PATHS;

/**
 * An icon of an island, hidden from assistive technology. Static markup has
 * components/ui/Icon.astro.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
