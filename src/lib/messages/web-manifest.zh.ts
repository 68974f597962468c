import type { WebManifestMessages } from './web-manifest.en.ts';

/** Messages of the installed app in Chinese. */
export const zh: WebManifestMessages = {
  shortcuts: {
    transfers: { name: '交通接送', description: '巴拉望镇与镇之间的小巴' },
    tours: { name: '当地游', description: '跳岛的船、地下河、市区游' },
    cart: { name: '购物车', description: '你准备预订的行程' },
    trips: { name: '我的行程', description: '预订的凭证和信息' },
  },
  screenshots: {
    home: '找小巴、船或当地游',
    tour: '你们一行，价格一目了然',
    wide: '从镇到镇，放在一起比较',
  },
};
