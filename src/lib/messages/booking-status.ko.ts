import type { BookingStatusMessages } from './booking-status.en.ts';

/** Messages of the status of a booking in Korean: for a heading, for a list, and a sentence. */
export const ko: BookingStatusMessages = {
  draft: { title: '아직 예약 전', label: '예약 전', text: '예약된 것이 없어요.' },
  'awaiting-payment': {
    title: '예약됨, 결제 전',
    label: '결제 대기',
    text: '결제를 기다리는 동안 자리를 잡아 둬요. 결제가 들어오면 여행을 준비하고 이메일로 확정해 드려요.',
  },
  'deposit-paid': {
    title: '예약금을 받았어요',
    label: '예약금 결제됨',
    text: '자리가 예약됐어요. 잔금은 아래 날짜까지 내 주세요.',
  },
  paid: {
    title: '결제 완료',
    label: '결제 완료',
    text: '자리가 예약됐어요. 여행을 준비하고 있고, 이메일로 확정해 드려요.',
  },
  confirmed: {
    title: '확정',
    label: '확정',
    text: '모두 준비됐어요. 이 페이지를 화면이나 인쇄물로 드라이버나 가이드에게 보여 주세요. 오프라인에서도 열려요.',
  },
  cancelled: { title: '취소됨', label: '취소됨', text: '이 여행들의 자리는 더 이상 없어요.' },
  expired: {
    title: '기한 안에 결제되지 않았어요',
    label: '만료',
    text: '잡아 둔 자리를 풀었어요. 결제하셨다면 예약 번호와 함께 문의해 주세요. 아니면 다시 예약하세요.',
  },
  completed: { title: '여행 완료', label: '여행 완료', text: '함께 여행해 주셔서 고마워요.' },
  'no-show': {
    title: '나오지 않으셨어요',
    label: '노쇼',
    text: '여행이 그대로 출발했어요. 착오라면 예약 번호와 함께 문의해 주세요.',
  },
};
