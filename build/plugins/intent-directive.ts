import type { AstroIntegration } from 'astro';

/** Adds the directive `client:intent`: see src/islands/start/intent-directive.ts. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/start/lazy-island-runtime.ts' });
      },
    },
  };
}
