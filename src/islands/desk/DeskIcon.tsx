/** Drawings of 24 by 24, as strokes. */
const PATHS = {
  list: 'M3 6h.01M3 12h.01M3 18h.01M8 6h13M8 12h13M8 18h13',
  find: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m10 17-5-5',
  add: 'M12 5v14M5 12h14',
  calendar: 'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M8 3v4m8-4v4M4 10h16',
  money: 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M6 9v.01M18 15v.01',
  sea: 'M2 8c2.5 0 2.5 2 5 2s2.5-2 5-2 2.5 2 5 2 2.5-2 5-2M2 15c2.5 0 2.5 2 5 2s2.5-2 5-2 2.5 2 5 2 2.5-2 5-2',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 21v-1a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v1',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1',
  message: 'M4 5h16v12H9l-5 4z',
} as const;

export type DeskIconName = keyof typeof PATHS;

/** An icon of the desk, hidden from assistive technology. */
export function DeskIcon({ name }: { readonly name: DeskIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
