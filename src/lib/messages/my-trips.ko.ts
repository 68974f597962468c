import type { MyTripsMessages } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device, in Korean. */
export const ko: MyTripsMessages = {
  none: '아직 이 기기에서 예약하거나 연 예약이 없어요.',
  removed: (ref: string) =>
    `이 기기에서 예약 ${ref} 항목을 지웠어요. 예약은 취소되지 않았어요. 받은 이메일의 링크로 다시 열 수 있어요.`,
  open: {
    title: '다른 기기에서 예약했나요?',
    help: '받은 이메일의 링크를 이 기기에서 열거나 여기에 붙여 넣으세요.',
    field: '예약 링크',
    problem: '예약 링크가 아니에요. 이메일의 링크를 마지막 부분까지 모두 복사하세요.',
    action: '열기',
  },
  find: {
    title: '링크를 잃어버렸나요?',
    help: '예약 번호와 예약한 이메일 주소를 입력하면 링크를 보내 드려요.',
    ref: '예약 번호',
    refProblem: '7K2M0QXA처럼 숫자와 글자 8자로 된 예약 번호를 입력해 주세요.',
    email: '예약한 이메일',
    emailProblem: '예약한 이메일 주소를 maria@example.com처럼 입력해 주세요.',
    action: '링크 받기',
    busy: '잠시만요…',
    sent: '이 예약 번호와 이메일 주소의 예약이 있으면 링크를 보냈어요. 몇 분 걸릴 수 있어요. 아직 안 왔나요? 스팸함을 확인한 뒤 두 칸을 확인하세요.',
    failed: { not: '보낸 것은 없어요', safe: '예약 번호를 적어 문의하셔도 돼요.' },
  },
};
