import type { APIRoute } from 'astro';
import { bookingCatalogue } from '../lib/booking/booking-catalogue.ts';
import { allProviders, siteSettings } from '../lib/content/catalogue.ts';
import { jsonFile } from '../lib/content/json-response.ts';
import { pageContext } from '../lib/content/page-context.ts';

/** What the booking service sells and under which rules. Finishing the build moves it to `dist/server`, where nobody else reads it. */
export const GET: APIRoute = async () => {
  const { payment } = await siteSettings();
  return jsonFile(bookingCatalogue({ ...(await pageContext()), providers: await allProviders(), payment }));
};
