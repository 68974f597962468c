import type { APIRoute } from 'astro';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { jsonFile } from '../../site/content/json-response.ts';
import { detailRoutes } from '../../site/content/listing-details.ts';

/** Everything of one listing that islands need: `/listings/PV-PPS-ELN.json`. */
export function getStaticPaths() {
  return detailRoutes();
}

export const GET: APIRoute<{ detail: ListingDetail }> = ({ props }) => jsonFile(props.detail);
