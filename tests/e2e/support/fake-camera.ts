import type { Page } from '@playwright/test';
import { encode } from 'uqr';

/** What the page's camera is, until {@link holdCode} shows it something. */
interface Held {
  heldCode?: readonly string[];
}

/** Gives a page a camera that sees a table, and what is held before it. No detector is faked. */
export async function fakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const side = 720;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: side, height: side });
    const draw = () => {
      const context = canvas.getContext('2d');
      if (!context) return;
      context.fillStyle = '#d8d2c8';
      context.fillRect(0, 0, side, side);
      const rows = (globalThis as Held).heldCode ?? [];
      const module = Math.floor((side * 0.8) / Math.max(rows.length, 1));
      const margin = (side - module * rows.length) / 2;
      for (const [y, row] of rows.entries()) {
        for (const [x, sign] of [...row].entries()) {
          context.fillStyle = sign === '1' ? '#222' : '#fafafa';
          context.fillRect(margin + x * module, margin + y * module, module, module);
        }
      }
      requestAnimationFrame(draw);
    };
    navigator.mediaDevices.getUserMedia = async () => {
      draw();
      return canvas.captureStream(15);
    };
  });
}

/** Refuses the camera, as somebody does who is asked for it. */
export async function refuseCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
  });
}

/** Holds a voucher before the camera; null takes it away. */
export async function holdCode(page: Page, text: string | null): Promise<void> {
  const rows =
    text === null
      ? []
      : encode(text, { ecc: 'M', border: 4 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  await page.evaluate((held) => {
    (globalThis as Held).heldCode = held;
  }, rows);
}
