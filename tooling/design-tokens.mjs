const GROUPS = [
  ['Colours', /^(?!tone|font|step|space|radius|target|page|text-width|header|shadow)/],
  ['Type scale', /^step/],
  ['Spacing', /^space/],
  ['Sizes and edges', /^(?:radius|target|page|text-width|header|shadow)/],
];

/** @param {string} block - the declarations of a rule */
function declarationsIn(block) {
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]));
}

/**
 * The tokens of a style sheet as tables of Markdown, for docs/design.md.
 *
 * @param {string} css - the text of src/styles/tokens.css
 */
export function tokenTables(css) {
  const light = declarationsIn(/:root \{([^}]*)\}/.exec(css)?.[1] ?? '');
  const dark = declarationsIn(/prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1] ?? '');
  if (light.size === 0 || dark.size === 0) throw new Error('tokens.css has no light or no dark colours');
  return GROUPS.map(([title, names]) => {
    const rows = [...light].filter(([name]) => names.test(name));
    const lines = rows.map(([name, value]) => `| \`--${name}\` | \`${value}\` | \`${dark.get(name) ?? 'the same'}\` |`);
    return [`### ${title}`, '', '| Name | Light | Dark |', '|---|---|---|', ...lines, ''].join('\n');
  }).join('\n');
}

const BLOCK = /(<!-- tokens: npm run design -->\n)[\s\S]*(<!-- end of tokens -->)/;

/**
 * A document with the tables in their place.
 *
 * @param {string} document - the text of docs/design.md
 * @param {string} css - the text of src/styles/tokens.css
 */
export function withTokenTables(document, css) {
  if (!BLOCK.test(document)) throw new Error('docs/design.md has no place for its tokens');
  return document.replace(BLOCK, (_all, start, end) => `${start}\n${tokenTables(css)}\n${end}`);
}
