import type { APIRoute } from 'astro';
import { type PictureMaster, pictureMasters, readMaster } from '../../../site/content/picture-masters.ts';

/** The pictures at their public addresses: `/images/{group}/{group}{1..5}.webp` (specification.md#image-groups). */
export async function getStaticPaths() {
  const masters = await pictureMasters();
  return masters.map((master) => ({
    params: { group: master.group, file: `${master.group}${master.number}` },
    props: { master },
  }));
}

export const GET: APIRoute<{ master: PictureMaster }> = async ({ props }) => {
  const bytes = await readMaster(props.master);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } });
};
