/** The address of a bundled script: see build/plugins/inline-script.ts. */
declare module '*?script-file' {
  const address: string;
  export default address;
}

/** The text of a bundled script for a page's head: see build/plugins/inline-script.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}

/** Settings of a deployment at build: see lib/analytics/analytics-configuration.ts. */
interface ImportMetaEnv {
  readonly PUBLIC_ANALYTICS_URL?: string;
  readonly PUBLIC_ANALYTICS_ID?: string;
}

/** The part of opentype.js that share pictures use; the package has no types of its own. */
declare module 'opentype.js' {
  /** One step of an outline: a letter of SVG, and the points that this letter takes. */
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  }
  export interface Font {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  }
  const opentype: { parse(font: ArrayBuffer): Font };
  export default opentype;
}
