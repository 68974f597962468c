/** What decides whether the traveller is asked to install the app. */
export interface InstallMoment {
  /** They have answered before, in whatever way. */
  readonly wasAsked: boolean;
  /** Trips put aside and trips in the cart, until a moment ago. */
  readonly before: number;
  readonly now: number;
}

/** The offer is made once, when a trip has just been put aside or into the cart: who does that is coming back. */
export function shouldOfferInstall({ wasAsked, before, now }: InstallMoment): boolean {
  return !wasAsked && now > before;
}
