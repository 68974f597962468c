/** The refusal to book a sample listing. */
export const SAMPLE_REFUSAL = 'This is an example of what we could offer. It cannot be booked.';

/** A listing's type on its card, with a mark on samples. */
export function typeText({ typeLabel, sample }: { readonly typeLabel: string; readonly sample: boolean }): string {
  return sample ? `${typeLabel} · Example, cannot be booked` : typeLabel;
}
