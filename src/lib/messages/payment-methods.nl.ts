import type { PaymentMethodsMessages } from './payment-methods.en.ts';

/** Messages about ways to pay, in Dutch. */
export const nl: PaymentMethodsMessages = {
  legend: 'Hoe wil je betalen?',
  card: 'Kaart of wallet',
  onPageOf: (service: string) => `Je betaalt op de pagina van ${service} en komt dan hier terug.`,
  byHand: 'Overschrijving of contant',
  nextStep: 'Hierna zie je hoe je betaalt.',
  loading: 'De betaalwijzen laden …',
  offline:
    'Je bent offline, dus de betaalwijzen kunnen niet laden. Je gegevens zijn op dit apparaat bewaard en nog niet verstuurd.',
  unavailable: 'Onze server antwoordt nu niet. Je gegevens zijn op dit apparaat bewaard.',
  retrying: 'Laden …',
  retry: 'Opnieuw proberen',
};
