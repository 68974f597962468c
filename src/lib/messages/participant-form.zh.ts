import type { ParticipantFormMessages } from './participant-form.en.ts';

/** Messages of the form of somebody who travels, in Chinese. */
export const zh: ParticipantFormMessages = {
  samePersonAs: '和谁是同一个人',
  choosePerson: '选一个人',
  name: '完整姓名',
  nationality: '国籍',
  chooseCountry: '选择国家',
  age: '当天的年龄',
  chooseAge: '选择年龄段',
  passport: {
    title: '护照，办这个行程的许可证用',
    onFile: '这本护照我们有，但没有存在这台设备上。要更改，请重新填写，或联网后打开这一页。',
    name: '护照上的姓名',
    nameHint: '和护照上印的完全一样，包括中间名。',
    number: '护照号码',
    expiry: '有效期至',
    country: '签发国',
    privacy: '我们加密保存，只给许可证机构和这个行程的运营公司。不存在这台设备上，最后一个行程结束30天后我们删除它。',
  },
  ageAdvice: (age: number) => `这个行程不建议${age}岁以下儿童参加：洞里又暗又窄，不能为一个孩子全团折返。`,
  acceptAge: '我们知道了，还是带孩子去。',
  acceptAgeFirst: (age: number) => `这个行程不建议${age}岁以下儿童参加。请勾选，确认还是带孩子去。`,
  savesItself: '填完就自动保存。',
  saving: '正在保存…',
  saved: '已保存。',
  notSent: '最近的更改保存在这台设备上，还没发送。',
  saveAgain: '再保存一次',
  over: '这个预订已经结束，不能再更改。',
  checkFields: '这份表格没有保存。请检查各项。',
  failed: { not: '这份表格没有保存', safe: '姓名、国籍和年龄保存在这台设备上。' },
};
