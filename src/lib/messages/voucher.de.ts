import type { MessageParts } from './message-parts.ts';
import type { VoucherMessages } from './voucher.en.ts';

/** Messages of a voucher in German. */
export const de: VoucherMessages = {
  title: 'Voucher',
  titleUnpaid: 'Voucher, gültig nach der Zahlung',
  operatorAndRef: (operator: string, ref: string) => `${operator}, Buchung ${ref}`,
  qrCode: (ref: string) => `Buchung ${ref} als QR-Code für den Fahrer oder Guide`,
  palawanTime: 'Alle Zeiten sind Palawan-Zeit.',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => ['Sei bereit um ', ready, ', Abfahrt ', leaves],
  pickup: 'Abholung',
  dropoff: 'Ausstieg',
  openInMaps: 'In Karten öffnen',
  group: 'Für',
  peopleAndProvider: (people: string, provider: string) => `${people}, Anbieter ${provider}`,
  arrival: 'Du kommst an mit',
  cash: 'Bargeld zum Mitnehmen',
  cashFor: <Part>(amount: Part): MessageParts<Part> => [amount, ' für Gebühren vor Ort'],
  note: 'Deine Notiz',
  hotel: {
    label: { pickup: 'Hotel für die Abholung', dropoff: 'Hotel für den Ausstieg' },
    labelFor: {
      pickup: (trip: string) => `Hotel für die Abholung, ${trip}`,
      dropoff: (trip: string) => `Hotel für den Ausstieg, ${trip}`,
    },
    problem: 'Gib den Namen des Hotels ein.',
    save: 'Hotel speichern',
    saving: 'Wird gespeichert …',
    changed: 'Es wurde nichts gespeichert. Prüf die Buchung und versuch es noch einmal.',
    failed: { not: 'Das Hotel wurde nicht gespeichert', safe: 'Deine Buchung hat sich nicht geändert.' },
  },
};
