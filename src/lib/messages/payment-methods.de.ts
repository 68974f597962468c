import type { PaymentMethodsMessages } from './payment-methods.en.ts';

/** Messages about ways to pay, in German. */
export const de: PaymentMethodsMessages = {
  legend: 'Wie möchtest du bezahlen?',
  card: 'Karte oder Wallet',
  onPageOf: (service: string) => `Du zahlst auf der Seite von ${service} und kommst dann hierher zurück.`,
  byHand: 'Überweisung oder bar',
  nextStep: 'Als Nächstes zeigen wir dir, wie du zahlst.',
  loading: 'Zahlungsarten werden geladen …',
  offline:
    'Du bist offline, deshalb laden die Zahlungsarten nicht. Deine Angaben sind auf diesem Gerät gespeichert und noch nicht gesendet.',
  unavailable: 'Unser Dienst antwortet gerade nicht. Deine Angaben sind auf diesem Gerät gespeichert.',
  retrying: 'Lädt …',
  retry: 'Noch einmal',
};
