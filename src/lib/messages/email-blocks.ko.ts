import type { EmailBlocksMessages } from './email-blocks.en.ts';

/** Messages that mails to travellers share, in Korean. */
export const ko: EmailBlocksMessages = {
  hello: (name: string) => `${name}님, 안녕하세요.`,
  keepLink: '이 링크가 있으면 누구나 예약을 보고 바꿀 수 있으니 함께 여행하는 사람에게만 알려 주세요.',
  dayAndHour: (day: string, hour: string) => `${day} ${hour}`,
  moment: (moment: string) => `팔라완 시간 ${moment}`,
  departure: (day: string, hour: string) => `${day} ${hour}`,
  tripLine: (title: string, departure: string) => `${title}, ${departure}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  above: (text: string) => `${text}:`,
  seeBooking: '예약 보기',
  openBooking: '예약 열기',
  openVoucher: '바우처 열기',
  addDetails: '여행자 정보 입력',
  money: {
    title: '결제 내역',
    price: '가격',
    paid: '결제한 금액',
    open: '남은 금액',
    nothing: '없음',
    dueNow: (amount: string) => `지금 낼 금액: ${amount}.`,
    dueBy: (amount: string, moment: string) => `${moment}까지 낼 금액: ${amount}.`,
  },
  paying: {
    title: '결제 방법',
    amount: '금액',
    payHere: (methods: readonly string[]) => `여기서 결제: ${methods.join('; ')}`,
    otherwise: '또는 다음 가운데 한 방법으로:',
  },
  contact: {
    title: '문의',
    call: '전화',
    whatsapp: 'WhatsApp',
    write: '이메일',
    address: (email: string) => `${email}, 또는 이 이메일에 답장`,
    hours: '시간',
  },
};
