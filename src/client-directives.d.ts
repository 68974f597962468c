import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody is about to use the island: see src/lib/browser/intent-directive.ts. */
    'client:intent'?: boolean;
  }
}
