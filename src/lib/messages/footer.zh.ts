import type { FooterMessages } from './footer.en.ts';

/** Messages of the footer of every page, in Chinese. */
export const zh: FooterMessages = {
  tagline: (tagline: string) => `${tagline}。`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}，菲律宾`,
  language: '语言',
  privacyChoices: '隐私选项',
  headings: { road: '走陆路', water: '走海路', more: '实用信息' },
  links: {
    sharedMinivans: '拼车小巴',
    privateVans: '包车',
    vansWithUndergroundRiver: '包车，顺路游地下河',
    allTransportation: '所有交通',
    elNidoGroupBoats: '爱妮岛拼船',
    elNidoPrivateBoats: '爱妮岛包船',
    undergroundRiver: '地下河',
    toursInPuertoPrincesa: '公主港当地游',
    myTrips: '我的行程',
    savedTrips: '收藏的行程',
    savedOnPhone: '保存在这部手机上',
    about: '关于我们',
    contact: '联系我们',
    terms: '条款',
    privacy: '隐私',
  },
};
