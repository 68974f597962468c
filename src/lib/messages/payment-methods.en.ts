/** Messages about ways to pay, in English. */
export const en = {
  legend: 'How would you like to pay?',
  /** What the service says of them in English. */
  stripe: {
    name: 'Card, Apple Pay or Google Pay',
    description: "You pay on Stripe's page, then come back here. Your booking updates within a minute.",
  },
  paymongo: {
    name: 'GCash, Maya or card',
    description: "You pay on PayMongo's page, in pesos, then come back here. Your booking updates within a minute.",
  },
  manual: {
    name: 'Bank transfer, e-wallet or cash',
    description: 'You do not pay on this page. Next, we show you how to pay.',
  },
  loading: 'Loading payment methods …',
  offline:
    'You are offline, so payment methods cannot load. Your details are saved on this device and have not been sent yet.',
  unavailable: 'Our service is not responding right now. Your details are saved on this device.',
  retrying: 'Loading …',
  retry: 'Try again',
};

export type PaymentMethodsMessages = typeof en;
