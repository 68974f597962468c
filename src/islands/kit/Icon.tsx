interface Props {
  /** A drawing of 24 by 24, as strokes. */
  readonly path: string;
}

/**
 * An icon of an island, hidden from assistive technology. Static markup has
 * components/ui/Icon.astro.
 */
export function Icon({ path }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
