const AT_THE_DOOR = 'We take you to the door, or to the nearest corner that a van can reach.';

/** Messages about a pickup or drop-off, in English. */
export const en = {
  hotelUnknown: (place: string) => `Hotel not known yet, ${place}`,
  hotelRequest: {
    pickup: 'Add your hotel on your booking page so that the driver can find you.',
    dropoff: 'Add your hotel on your booking page so that the driver knows where to take you.',
  },
  /** What to expect at a drop-off, by the kind of its area. */
  leftAt: {
    airport: 'We drop you off in front of the terminal.',
    port: 'We drop you off outside the passenger gate.',
    pier: 'We drop you off at the entrance of the pier.',
    terminal: 'We drop you off at the main gate.',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};

export type StopNamesMessages = typeof en;
