// A static export: no server renders, so Next is judged by its pages alone. Styles inlined, as on
// our site.
export default {
  output: 'export',
  images: { unoptimized: true },
  experimental: { inlineCss: true },
  turbopack: { root: import.meta.dirname },
};
