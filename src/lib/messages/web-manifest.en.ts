/** Messages of the installed app in English. */
export const en = {
  shortcuts: {
    transfers: { name: 'Transfers', description: 'Vans between the towns of Palawan' },
    tours: { name: 'Tours', description: 'Island boats, the Underground River, city tours' },
    cart: { name: 'Cart', description: 'Trips you are about to book' },
    trips: { name: 'My trips', description: 'Vouchers and details of your bookings' },
  },
  screenshots: {
    home: 'Find a van, a boat or a tour',
    tour: 'One clear price for your group',
    wide: 'From town to town, compared',
  },
};

export type WebManifestMessages = typeof en;
