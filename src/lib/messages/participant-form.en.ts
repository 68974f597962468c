/** Messages of the form of somebody who travels, in English. */
export const en = {
  samePersonAs: 'Same person as',
  choosePerson: 'Choose a person',
  name: 'Full name',
  nationality: 'Nationality',
  chooseCountry: 'Choose a country',
  age: 'Age on the day',
  chooseAge: 'Choose an age group',
  passport: {
    title: 'Passport, for the permit of this trip',
    onFile:
      'We have this passport, but it is not stored on this device. To change it, enter it again, or open this page when you are online.',
    name: 'Name in the passport',
    nameHint: 'Exactly as printed, including middle names.',
    number: 'Passport number',
    expiry: 'Valid until',
    country: 'Issued by',
    privacy:
      'We encrypt it and share it only with the permit office and the provider of this trip. It is not stored on this device, and we delete it 30 days after your last trip.',
  },
  ageAdvice: (age: number) =>
    `This trip is not recommended for children under ${age} years: the cave is dark and narrow, and the group cannot turn back for one child.`,
  acceptAge: 'We understand and will bring the child anyway.',
  acceptAgeFirst: (age: number) =>
    `This trip is not recommended for children under ${age} years. Tick the box to confirm that you will bring the child anyway.`,
  savesItself: 'Saves automatically once it is complete.',
  saving: 'Saving …',
  saved: 'Saved.',
  notSent: 'Your last changes are saved on this device but not sent yet.',
  saveAgain: 'Save again',
  over: 'This booking is over, so you can no longer change it.',
  checkFields: 'This form was not saved. Check the fields.',
  failed: { not: 'This form was not saved', safe: 'Name, nationality and age are saved on this device.' },
};

export type ParticipantFormMessages = typeof en;
