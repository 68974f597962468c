import ListingPage from '../../../components/listing-page.jsx';
import listings from '../../../data/listings.json';

const SITE = 'https://www.example.com';
const found = async (params) => listings.find(({ path }) => path.endsWith(`/${params}`));

export const dynamicParams = false;

export function generateStaticParams() {
  return listings
    .filter(({ section }) => section === 'transfers')
    .map(({ path }) => ({ slug: path.split('/').at(-1) }));
}

export async function generateMetadata({ params }) {
  const listing = await found((await params).slug);
  return {
    title: `${listing.title} | Dalan Palawan`,
    description: listing.content.seoDescription,
    icons: '/favicon.svg',
    alternates: { canonical: SITE + listing.path },
    openGraph: { title: listing.title, description: listing.content.seoDescription, url: SITE + listing.path },
  };
}

export default async function Page({ params }) {
  const listing = await found((await params).slug);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: listing.title,
    description: listing.content.seoDescription,
    url: SITE + listing.path,
    offers: { '@type': 'Offer', price: listing.price.base, priceCurrency: 'USD' },
  };
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }} />
      <ListingPage code={listing.code} />
    </>
  );
}
