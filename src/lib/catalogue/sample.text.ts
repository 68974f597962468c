/** What travellers read where an example was about to be booked. */
export const SAMPLE_REFUSAL = 'This is an example of what could be offered. It cannot be booked.';

/** A listing's kind as its card says it; an example says that it is one. */
export function typeText({ typeLabel, sample }: { readonly typeLabel: string; readonly sample: boolean }): string {
  return sample ? `${typeLabel} · Example, cannot be booked` : typeLabel;
}
