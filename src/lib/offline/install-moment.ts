/** The facts that decide whether the install prompt is shown. */
export interface InstallMoment {
  /** Whether the prompt has been answered before. */
  readonly wasAsked: boolean;
  /** Trips put aside and trips in the cart, until a moment ago. */
  readonly before: number;
  readonly now: number;
}

/** Whether to show the install prompt, once, after a trip was saved or put into the cart. */
export function shouldOfferInstall({ wasAsked, before, now }: InstallMoment): boolean {
  return !wasAsked && now > before;
}
