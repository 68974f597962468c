import { ratioText, spreadText } from '../measure/spread.ts';
import type { Table } from '../report/table.ts';
import type { PageFigures } from './page-figures.ts';

const KB = 1024;

function kb(bytes: number): string {
  return (bytes / KB).toFixed(1);
}

function bytesTable(figures: readonly PageFigures[]): Table {
  return {
    title: 'Kilobytes over the wire, headers included, without a touch (phone)',
    heads: ['page', 'HTML', 'CSS', 'JS', 'JS before paint', 'fonts', 'pictures above', 'pictures below', 'other'],
    rows: figures.map(({ page, variant, bytes }) => [
      `${page}, ${variant}`,
      ...[
        bytes.html,
        bytes.css,
        bytes.js,
        bytes.blockingJs,
        bytes.fonts,
        bytes.imagesAbove,
        bytes.imagesBelow,
        bytes.other,
      ].map(kb),
    ]),
    notes: [
      'Styles are inside the HTML. "Above" is the first screen; "below" is what the browser loads ahead of scrolling.',
    ],
  };
}

function plainOf(figures: readonly PageFigures[], { page }: PageFigures): PageFigures | undefined {
  return figures.find((other) => other.page === page && other.variant.includes('plain'));
}

function verdictTable(figures: readonly PageFigures[]): Table {
  return {
    title: 'Lighthouse, phone (medians; lowest and highest of the runs)',
    heads: ['page', 'perf', 'a11y', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'LCP to plain', 'TBT ms', 'CLS'],
    rows: figures.map((entry) => {
      const { verdict, page, variant } = entry;
      const plain = plainOf(figures, entry);
      const whole = [
        verdict.performance,
        verdict.accessibility,
        verdict.bestPractices,
        verdict.seo,
        verdict.fcp,
        verdict.lcp,
      ];
      return [
        `${page}, ${variant}`,
        ...whole.map((spread) => spreadText(spread, 0)),
        plain ? ratioText(verdict.lcp, plain.verdict.lcp) : '',
        spreadText(verdict.tbt, 0),
        spreadText(verdict.cls, 3),
      ];
    }),
    notes: figures
      .filter(({ complaints }) => complaints.length > 0)
      .map(({ page, variant, complaints }) => `${page}, ${variant}: ${complaints.join(', ')}`),
  };
}

/** The figures of the pages part. */
export function pageTables(figures: readonly PageFigures[]): readonly Table[] {
  return [bytesTable(figures), verdictTable(figures)];
}
