type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts that a language may have although English has none: its titles come from paths. */
const ADDED = new Set(['seoTitle', 'title']);

/** Texts that a language may lack although English has one. */
const OPTIONAL = new Set(['seoTitle']);

function translateList(english: readonly unknown[], texts: readonly unknown[]): readonly unknown[] {
  // Words that people search for differ in number.
  if (english.every((item) => typeof item === 'string')) return texts;
  const byId = new Map(texts.filter(isFields).map((item) => [item['id'], item]));
  return english.map((item, index) =>
    translate(item, isFields(item) && item['id'] !== undefined ? byId.get(item['id']) : texts[index]),
  );
}

function translateFields(english: Fields, texts: Fields): Fields {
  const fields = Object.entries(english).filter(([key]) => !OPTIONAL.has(key) || key in texts);
  const added = Object.entries(texts).filter(([key]) => ADDED.has(key) && !(key in english));
  return Object.fromEntries([...fields.map(([key, value]) => [key, translate(value, texts[key])]), ...added]);
}

function translate(english: unknown, texts: unknown): unknown {
  if (texts === undefined) return english;
  if (Array.isArray(english) && Array.isArray(texts)) return translateList(english, texts);
  if (isFields(english) && isFields(texts)) return translateFields(english, texts);
  return typeof english === 'string' && typeof texts === 'string' ? texts : english;
}

/**
 * The data of a content file with its texts in another language (specification.md#languages). Facts
 * are those of the English file: a number, a code or a list of codes is never taken from a
 * translation.
 */
export function translateData<Data>(english: Data, texts: unknown): Data {
  return translate(english, texts) as Data;
}
