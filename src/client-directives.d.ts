import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on intent: see src/islands/start/intent-directive.ts. */
    'client:intent'?: boolean;
  }
}
