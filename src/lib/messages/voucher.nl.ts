import type { MessageParts } from './message-parts.ts';
import type { VoucherMessages } from './voucher.en.ts';

/** Messages of a voucher in Dutch. */
export const nl: VoucherMessages = {
  title: 'Voucher',
  titleUnpaid: 'Voucher, geldig zodra er betaald is',
  operatorAndRef: (operator: string, ref: string) => `${operator}, boeking ${ref}`,
  qrCode: (ref: string) => `Boeking ${ref} als QR-code voor de chauffeur of gids`,
  palawanTime: 'Alle tijden zijn in Palawan-tijd.',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => ['Sta klaar om ', ready, ', vertrek om ', leaves],
  pickup: 'Ophalen',
  dropoff: 'Afzetten',
  openInMaps: 'Op de kaart openen',
  group: 'Voor',
  peopleAndProvider: (people: string, provider: string) => `${people}, aanbieder ${provider}`,
  arrival: 'Je komt aan met',
  cash: 'Contant meenemen',
  cashFor: <Part>(amount: Part): MessageParts<Part> => [amount, ' voor kosten ter plaatse'],
  note: 'Je opmerking',
  hotel: {
    label: { pickup: 'Hotel voor het ophalen', dropoff: 'Hotel voor het afzetten' },
    labelFor: {
      pickup: (trip: string) => `Hotel voor het ophalen, ${trip}`,
      dropoff: (trip: string) => `Hotel voor het afzetten, ${trip}`,
    },
    problem: 'Vul de naam van het hotel in.',
    save: 'Hotel bewaren',
    saving: 'Bewaren …',
    changed: 'Er is niets bewaard. Controleer de boeking en probeer het opnieuw.',
    failed: { not: 'Het hotel is niet bewaard', safe: 'Je boeking is niet veranderd.' },
  },
};
