import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody is about to use the island: see src/islands/start/intent-directive.ts. */
    'client:intent'?: boolean;
  }
}
