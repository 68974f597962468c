import type { StoredItemsMessages } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser, in Korean. */
export const ko: StoredItemsMessages = {
  title: '브라우저에 저장된 모든 것, 이름별',
  lead: '이 사이트는 자체 쿠키를 쓰지 않아요. 브라우저가 오래 저장하는 것을 허용하지 않으면 같은 이름으로 탭을 닫을 때까지 저장해요.',
  table: '브라우저에 저장되는 것, 표',
  columns: { name: '이름', purpose: '용도', duration: '보관 기간' },
  groups: {
    local: '브라우저의 로컬 저장소',
    tab: '한 탭의 저장소',
    caches: '오프라인에서 읽기 위한 캐시',
  },
};
