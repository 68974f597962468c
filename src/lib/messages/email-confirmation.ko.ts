import type { EmailConfirmationMessages } from './email-confirmation.en.ts';

/** Messages of the mails with the voucher, in Korean. */
export const ko: EmailConfirmationMessages = {
  travelled: {
    subject: (ref: string) => `예약 ${ref}: 결제를 받았어요`,
    text: (amount: string) => `결제를 받았어요: ${amount}. 함께 여행해 주셔서 고마워요.`,
  },
  confirmed: {
    subject: (ref: string) => `예약 ${ref}: 여행이 확정됐어요`,
    text: '모두 준비됐어요. 함께 떠날 날을 기다릴게요.',
  },
  revived: {
    subject: (ref: string) => `예약 ${ref}: 결제가 늦게 들어왔지만 자리를 다시 잡았어요`,
    text: (amount: string) =>
      `예약이 만료된 뒤에 결제가 들어왔어요: ${amount}. 자리가 아직 남아 있어 다시 잡아 드렸어요. 지금 여행을 준비하고 있고, 확정되면 이메일을 보내요.`,
  },
  arranged: {
    subject: (ref: string) => `예약 ${ref}: 결제를 받았어요`,
    text: (amount: string) => `결제를 받았어요: ${amount}. 여행이 준비됐어요.`,
  },
  deposit: {
    subject: (ref: string) => `예약 ${ref}: 예약금을 받았어요`,
    text: (amount: string) =>
      `예약금을 받았어요: ${amount}. 자리가 예약됐어요. 지금 여행을 준비하고 있고, 확정되면 이메일을 보내요.`,
  },
  payment: {
    subject: (ref: string) => `예약 ${ref}: 결제를 받았어요`,
    text: (amount: string) =>
      `결제를 받았어요: ${amount}. 자리가 예약됐어요. 지금 여행을 준비하고 있고, 확정되면 이메일을 보내요.`,
  },
  passports: (titles: readonly string[]) => `어린이까지 모두 여권이 필요한 여행: ${titles.join('; ')}.`,
};
