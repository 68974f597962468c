/** Messages of the question whether visits may be measured in English. */
export const en = {
  label: 'Privacy choices',
  text: (service: string) => `May ${service} measure your visit? Nothing is measured before you allow it.`,
  link: 'About privacy',
  allow: 'Allow',
  refuse: 'Refuse',
};

export type ConsentQuestionMessages = typeof en;
