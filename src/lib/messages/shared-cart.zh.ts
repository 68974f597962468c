import type { SharedCartMessages } from './shared-cart.en.ts';

/** Messages of a cart that others can open, in Chinese. */
export const zh: SharedCartMessages = {
  title: '这个购物车是共用的',
  text: '你从链接打开了它。有链接的人都能看到和更改这些行程。你预订之后，他们还能看到你的姓名、邮箱和手机号，也能取消预订。',
  makePrivate: '改为私用',
  own: '这个购物车现在只归你。链接打开的还是共用的那个。',
  friend: {
    title: '朋友已经订了这个购物车',
    text: (ref: string) => `有链接的人已经订了，预订编号 ${ref}。你的行程和信息还在这里。想要更多行程，才再预订。`,
    see: '查看预订',
    keep: '保留我的行程',
  },
};
