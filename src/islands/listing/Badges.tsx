import type { Badge } from '../../lib/catalogue/badges.ts';

/** Short labels of a listing, each in its colour. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  return (
    <ul className="chips">
      {badges.map(({ label, colour }) => (
        <li key={label} className={`chip chip-${colour}`}>
          {label}
        </li>
      ))}
    </ul>
  );
}
