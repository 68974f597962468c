export default function (config) {
  config.addFilter('dollars', (value) => Math.round(value).toLocaleString('en-US'));
  config.addFilter('range', (items, from, count) => items.slice(from, from + count));
  config.addFilter('cut', (text) => text.slice(0, 210));
  config.addFilter('json', (value) => JSON.stringify(value));
  return { dir: { input: 'pages', includes: '../_includes', data: '../_data', output: '_site' }, htmlTemplateEngine: 'njk' };
}
