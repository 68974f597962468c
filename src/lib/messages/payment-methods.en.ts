/** Messages about ways to pay, in English. */
export const en = {
  legend: 'How would you like to pay?',
  /** What the service says of them in English, in short. */
  card: 'Card or wallet',
  onPageOf: (service: string) => `You pay on ${service}'s page, then come back here.`,
  byHand: 'Bank transfer or cash',
  nextStep: 'Next, we show you how to pay.',
  loading: 'Loading payment methods …',
  offline:
    'You are offline, so payment methods cannot load. Your details are saved on this device and have not been sent yet.',
  unavailable: 'Our service is not responding right now. Your details are saved on this device.',
  retrying: 'Loading …',
  retry: 'Try again',
};

export type PaymentMethodsMessages = typeof en;
