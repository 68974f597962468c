import type { BookingStatusMessages } from './booking-status.en.ts';

/** Messages of the status of a booking in Dutch: for a heading, for a list, and a sentence. */
export const nl: BookingStatusMessages = {
  draft: { title: 'Nog niet geboekt', label: 'Niet geboekt', text: 'Er is niets geboekt.' },
  'awaiting-payment': {
    title: 'Geboekt, nog niet betaald',
    label: 'Te betalen',
    text: 'We houden je plaatsen vast terwijl we op je betaling wachten. Zodra die binnen is, regelen we je trips en bevestigen we per e-mail.',
  },
  'deposit-paid': {
    title: 'We hebben je aanbetaling',
    label: 'Aanbetaald',
    text: 'Je plaatsen zijn gereserveerd. De rest betaal je uiterlijk op de datum hieronder.',
  },
  paid: {
    title: 'Betaald',
    label: 'Betaald',
    text: 'Je plaatsen zijn gereserveerd. We regelen je trips en bevestigen per e-mail.',
  },
  confirmed: {
    title: 'Bevestigd',
    label: 'Bevestigd',
    text: 'Alles is geregeld. Toon deze pagina aan de chauffeur of gids, op je scherm of geprint. De pagina gaat ook offline open.',
  },
  cancelled: { title: 'Geannuleerd', label: 'Geannuleerd', text: 'Je hebt geen plaatsen meer op deze trips.' },
  expired: {
    title: 'Niet op tijd betaald',
    label: 'Verlopen',
    text: 'We hebben je plaatsen vrijgegeven. Heb je betaald, schrijf ons dan met de boekingscode. Zo niet, boek dan opnieuw.',
  },
  completed: { title: 'Trip voorbij', label: 'Gereisd', text: 'Bedankt dat je met ons reisde.' },
  'no-show': {
    title: 'Je bent niet gekomen',
    label: 'No-show',
    text: 'De trips zijn zonder jou vertrokken. Klopt dat niet, schrijf ons dan met de boekingscode.',
  },
};
