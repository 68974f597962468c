/** Messages of what is wrong in the form of somebody who travels, in English: by field. */
export const en = {
  name: 'Please enter the full name, 2 to 100 characters.',
  nationality: 'Please enter a country.',
  ageBand: 'Please enter an age group.',
  'passport.name': 'Please enter the full name, 2 to 100 characters.',
  'passport.number': 'Please enter the passport number: 5 to 15 letters and digits.',
  'passport.expiry': 'Please enter a date such as 2031-05-20.',
  'passport.country': 'Please enter a country.',
  nameLetters: 'Please enter the full name in plain letters.',
  wholeNumber: 'Please enter the whole passport number again.',
};

export type ParticipantProblemsMessages = typeof en;
