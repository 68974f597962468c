import type { APIRoute } from 'astro';
import { bookingCatalogue } from '../lib/booking/booking-catalogue.ts';
import { allProviders, siteSettings } from '../site/content/catalogue.ts';
import { jsonFile } from '../site/content/json-response.ts';
import { pageContext } from '../site/content/page-context.ts';

/** What the booking service sells and under which rules. Finishing the build moves it to `dist/server`, where nobody else reads it. */
export const GET: APIRoute = async () => {
  const { payment } = await siteSettings();
  return jsonFile(bookingCatalogue({ ...(await pageContext()), providers: await allProviders(), payment }));
};
