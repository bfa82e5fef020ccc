import type { Photo } from '#lib/photo.ts'
import { gallery } from '#content/gallery.ts'
import { villa } from '#content/villa.ts'
import { contactPhone, i18n } from '#i18n/index.ts'
import { type Language, languages, LANGUAGES } from '#i18n/languages.ts'

const MOST_IMAGES = 12

/**
 * The villa as schema.org VacationRental; `siteUrl` has no trailing slash. Without `priceRange`,
 * because owners may change prices after the build.
 */
export function structuredData(siteUrl: string, language: Language) {
  const t = i18n.getFixedT(language)
  const { street, town, province, postalCode, country } = villa.address
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': `${siteUrl}/#villa`,
    identifier: villa.permit,
    additionalType: 'Villa',
    name: villa.name,
    description: t('meta.description'),
    url: siteUrl + languages[language].paths.home,
    image: imageUrls(siteUrl),
    telephone: contactPhone().replaceAll(' ', ''),
    email: villa.email,
    sameAs: [villa.social.url],
    knowsLanguage: LANGUAGES,
    checkinTime: `${villa.checkInFrom}:00`,
    checkoutTime: `${villa.checkOutBy}:00`,
    subjectOf: {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: t('house.questions.items', { returnObjects: true }).map(
        ({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }),
      ),
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: province,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...villa.coordinates },
    latitude: villa.coordinates.latitude,
    longitude: villa.coordinates.longitude,
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', maxValue: villa.guests },
      numberOfBedrooms: villa.bedrooms,
      numberOfBathroomsTotal: villa.bathrooms,
      petsAllowed: false,
      smokingAllowed: false,
      bed: villa.beds.map(({ type, count }) => ({
        '@type': 'BedDetails',
        typeOfBed: BEDS[type],
        numberOfBeds: count,
      })),
      amenityFeature: AMENITIES.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
  }
}

// The names defined by search engines; the page's own nine are in its translations.
const AMENITIES = [
  'ac',
  'balcony',
  'fireplace',
  'heating',
  'kitchen',
  'outdoorGrill',
  'ovenStove',
  'patio',
  'pool',
  'privatePool',
  'tv',
  'wifi',
]

const BEDS = { double: 'Double', single: 'Single', sofaBed: 'Sofa bed' } as const

/** Wide enough for search engines, and much smaller than the largest. */
const SHOWN_WIDTH = 960

/** The first photographs of every category. */
function imageUrls(siteUrl: string): string[] {
  const categories = Object.values(gallery)
  const inTurn = categories
    .flatMap((items) => items.map(({ photo }, place) => ({ photo, place })))
    .sort((one, other) => one.place - other.place)
  return inTurn.slice(0, MOST_IMAGES).map(({ photo }) => new URL(addressOf(photo), siteUrl).href)
}

/**
 * The WebP of a photograph: robots.txt blocks the JPEG, which is larger
 * (scripts/build/searchFiles.ts).
 */
function addressOf({ img, sources }: Photo): string {
  const files = (sources['webp'] ?? '').split(', ').map((file) => file.split(' '))
  const [address] = files.find(([, width = '']) => Number.parseInt(width) >= SHOWN_WIDTH) ?? []
  return address ?? img.src
}
