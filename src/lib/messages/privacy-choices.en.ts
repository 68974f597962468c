/** Messages of the dialog with the privacy choices in English. */
export const en = {
  title: 'Privacy choices',
  allow: 'Allow',
  refuse: 'Refuse',
  done: 'Done',
  link: 'All about privacy',
  states: {
    unset: 'You have not chosen yet. Putting a first trip in your cart counts as allowing it.',
    'must-ask': 'You have not chosen yet. Nothing is measured until you allow it.',
    granted: 'You allow it.',
    refused: 'You refused it. Nothing is measured, even with trips in your cart.',
  },
  noService:
    'No analytics service is set up on this site, so nothing is measured. We keep your answer in case that changes.',
  service: (host: string) =>
    `If you allow it, ${host} learns which pages you open, on what kind of device, and whether you book and for how much. It never learns your name, e-mail, mobile number or passport.`,
  labels:
    'We receive the labels in the link that brought you here, such as a campaign name, together with a booking reference.',
};

export type PrivacyChoicesMessages = typeof en;
