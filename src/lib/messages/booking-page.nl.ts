import type { BookingPageMessages } from './booking-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in Dutch. */
export const nl: BookingPageMessages = {
  answerWasLost: 'Je eerste poging is gelukt, alleen ons antwoord ging verloren. Controleer of alles klopt.',
  justPaid: 'Net betaald? Het kan een minuut duren. Daarna wordt deze pagina vanzelf bijgewerkt.',
  hotelMissing: 'We missen je hotel nog. Vul het hieronder op de voucher in, zodat de chauffeur je kan vinden.',
  reference: <Part>(ref: Part): MessageParts<Part> => ['Boekingscode ', ref],
  titles: {
    travellers: 'Reizigers',
    share: 'Om mee te nemen',
    paid: 'Wat je betaald hebt',
    price: 'Wat je betaalt',
    email: 'Je e-mail',
    contact: 'Vragen over deze boeking',
    change: 'Wijzigen of annuleren',
  },
  changeHelp:
    'Met “Deze trip wijzigen” op de voucher wijzig je de dag, de tijd, het aantal personen of de stops. Je ziet eerst het prijsverschil. Heeft een trip die knop niet, dan is het te laat om hem hier te wijzigen: schrijf ons.',
  travellers: {
    progress: (progress: string) => `${progress}.`,
    complete: 'We hebben de gegevens van alle reizigers.',
    passports: 'Een van je trips heeft voor de vergunning het paspoort van iedereen nodig.',
    forms: 'Formulieren van reizigers',
    add: 'Gegevens van reizigers invullen',
    change: 'Gegevens van reizigers wijzigen',
  },
  money: {
    total: 'Totaal',
    paid: 'Betaald',
    paidSoFar: 'Tot nu toe betaald',
    dueNow: 'Nu te betalen',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Te betalen uiterlijk ', moment, ', Palawan-tijd'],
    refund: 'Terugbetaling',
    refunded: 'Terugbetaald',
  },
  cancelledTrips: 'Geannuleerde trips',
  droppedTrips: 'Trips die eruit zijn',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  share: {
    offline: 'Voor het agendabestand heb je verbinding nodig. Probeer het opnieuw als je online bent.',
    addToCalendar: 'In agenda zetten',
    googleCalendar: 'Google Agenda',
    googleCalendarOf: (trip: string) => `Google Agenda: ${trip}`,
    print: 'Printen of als pdf bewaren',
    tellGroup: 'Vertel het je groep',
    subject: (ref: string) => `Onze trips, boeking ${ref}`,
    showText: 'Tekst tonen',
  },
  changeTrip: {
    offline: 'Om een trip te wijzigen heb je verbinding nodig. Probeer het opnieuw als je online bent.',
    calledOff: 'Deze trip is afgelast',
    calledOffAlone: 'Verzet hem gratis naar een andere dag, of annuleer de boeking en krijg alles terug.',
    calledOffAmongOthers:
      'Verzet hem gratis naar een andere dag, of krijg alles ervoor terug. Je andere trips blijven geboekt.',
    action: 'Deze trip wijzigen',
    actionFor: (trip: string) => `Deze trip wijzigen: ${trip}`,
  },
};
