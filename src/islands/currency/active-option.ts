/** A page of the list, about as much as is in sight. */
const PAGE = 8;

function stepOf(key: string, count: number): number | null {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'PageDown') return PAGE;
  if (key === 'PageUp') return -PAGE;
  if (key === 'Home') return -count;
  return key === 'End' ? count : null;
}

/** The option that a key leads to; null for keys that lead nowhere. The list ends at its ends. */
export function activeAfter(key: string, options: readonly string[], active: string | null): string | null {
  const step = stepOf(key, options.length);
  if (step === null || active === null) return null;
  const index = Math.min(Math.max(options.indexOf(active) + step, 0), options.length - 1);
  return options[index] ?? null;
}
