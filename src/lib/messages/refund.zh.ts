import type { RefundMessages } from './refund.en.ts';

/** Messages of the refund of a booking in Chinese. */
export const zh: RefundMessages = {
  paidBack: '我们退到你原来的付款方式，或按和你的约定付给你。银行最多要十个工作日。',
  ifCancelled: {
    nothingPaid: '你还没有付过款。现在取消，什么都不用付。',
    nothing: (paid: string) => `现在取消，按你行程的退改规则，已付的 ${paid} 不退。`,
    all: (paid: string) => `现在取消，全额退款 ${paid}，按你付款的方式退。`,
    part: (refund: string, paid: string) => `现在取消，已付的 ${paid} 退 ${refund}，按你付款的方式退。`,
  },
  cancelled: {
    due: (refund: string) => `会退给你 ${refund}。`,
    done: (refund: string) => `我们已退款 ${refund}。`,
    nothingPaid: '你没有付过款，所以没有要退的。',
    nothing: (paid: string) => `按你行程的退改规则，已付的 ${paid} 不退。`,
  },
};
