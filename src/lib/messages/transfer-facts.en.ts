/** Messages of what holds for every van, in English. */
export const en = {
  title: 'On every transfer',
  early: {
    title: 'Be ready 15 minutes early',
    text: 'Vans leave on time, because others are waiting further along the road.',
  },
  price: {
    title: 'One price, fuel and driver included',
    text: 'We add nothing later. If a town or park charges a fee, the page lists it as cash to bring.',
  },
  signal: {
    title: 'Plan for no signal',
    text: 'Phones lose signal north of Roxas. Save your pickup point and our number before you leave.',
  },
};

export type TransferFactsMessages = typeof en;
