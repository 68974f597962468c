import type { BookingMessages } from './booking.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in Dutch. */
export const nl: BookingMessages = {
  title: 'Boek deze trip',
  yourTrip: 'Je trip',
  loading: 'De trip laden …',
  wayBack: 'De heenreis ligt in je winkelmandje. Kies nu de terugreis.',
  missing: (count: number) =>
    plural('nl', count, { one: 'Er ontbreekt nog één ding.', other: `Er ontbreken nog ${count} dingen.` }),
  cartFull: (most: number) => `In een winkelmandje passen hooguit ${most} trips. Haal er eerst een uit.`,
  notAdded: 'De trip kon niet worden toegevoegd.',
  save: 'Wijzigingen bewaren',
  addToCart: 'In winkelmandje',
  bookNow: 'Nu boeken',
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => [ask, ' wat we kunnen doen, of ', find, '.'],
    askByMessage: 'Vraag ons per bericht',
    findAnotherTrip: 'zoek een andere trip',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => [
      'Deze trip wordt niet meer aangeboden. ',
      find,
      ', of ',
      ask,
      '.',
    ],
    findAnother: 'Zoek een andere',
    ask: 'vraag het ons',
    failed: <Part>(book: Part): MessageParts<Part> => [
      'De gegevens van deze trip konden niet worden geladen. Controleer je verbinding. Je kunt ook ',
      book,
      '.',
    ],
    bookByMessage: 'per bericht boeken',
    retry: 'Opnieuw proberen',
  },
  day: {
    label: 'Dag',
    ofTrip: 'Dag van de trip',
    change: 'Wijzigen',
    changeDay: 'Dag wijzigen',
    opening: 'De kalender openen …',
    onRequest: <Part>(ask: Part): MessageParts<Part> => [ask, ' over dagen die je alleen per bericht kunt boeken.'],
    ask: 'Schrijf ons',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['Je heenreis is op ', day, '.'],
  },
  departure: {
    label: 'Vertrek',
    time: 'Vertrektijd',
    choose: 'Kies een tijd',
    left: 'De doorgestreepte tijden kun je niet meer boeken.',
    onRequest: <Part>(write: Part): MessageParts<Part> => [
      'Tijden met “Vraag ons” kun je alleen per bericht boeken: ',
      write,
      '.',
    ],
    write: 'schrijf ons',
    roomAt: 'Plaats voor jullie allemaal om',
  },
  people: {
    label: 'Personen',
    howMany: 'Hoeveel personen',
    range: (most: number) => `1 tot ${most} personen per boeking.`,
    largerGroup: (people: number) =>
      `Je groep van ${people} heeft meer dan één boeking nodig. Leg deze in het winkelmandje en voeg er dan een toe voor de anderen.`,
  },
  stop: {
    question: { pickup: 'Waar halen we je op?', dropoff: 'Waar zetten we je af?' },
    placeholder: 'Hotel, vliegveld of een andere plek',
    later: {
      pickup:
        'Hotel nog niet bekend. Vul het op je boekingspagina in zodra je het weet. Tot dan kan de chauffeur je niet vinden.',
      dropoff:
        'Hotel nog niet bekend. Vul het op je boekingspagina in zodra je het weet, zodat de chauffeur weet waar je heen moet.',
    },
    town: (name: string) => `${name}.`,
    elsewhere: 'Dit is niet een van de gewone plekken. We bevestigen hem vóór de trip per bericht.',
    sameAsBefore: (place: string) => `Dezelfde als eerder: ${place}`,
    sameReturn: 'Breng ons terug naar dezelfde plek',
  },
  arrival: {
    flight: { number: 'Vlucht, indien bekend', time: 'Landt om', example: '5J 637' },
    ferry: { number: 'Veerboot, indien bekend', time: 'Komt aan om', example: 'Montenegro Lines' },
    bus: { number: 'Bus, indien bekend', time: 'Komt aan om', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: 'En terug?',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      ` ${route}, met dezelfde mensen en plekken. Je kiest alleen de dag en de tijd.`,
    ],
    add: 'Heen en terug toevoegen',
  },
  notes: { add: 'Opmerking toevoegen', label: 'Opmerkingen', hint: 'Kinderzitjes, extra bagage, een verjaardag' },
};
