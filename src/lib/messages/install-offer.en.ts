/** Messages of the offer to install the site in English. */
export const en = {
  label: 'Install',
  text: 'Add this site to your home screen? It opens offline, with your trips.',
  accept: 'Add it',
  refuse: 'No, thanks',
};

export type InstallOfferMessages = typeof en;
