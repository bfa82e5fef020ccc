import { HERO_SIZES, heroPhoto, heroPortraitPhoto } from '#content/heroPhoto.ts'
import { CATEGORIES, galleryItems } from '#content/gallery.ts'
import type { HouseKind } from '#content/house.ts'
import { villa } from '#content/villa.ts'
import { destinationOf, officeManifestIn } from '#i18n/addresses.ts'
import { i18n } from '#i18n/instance.ts'
import type { SiteSettings } from '#domain/settings/siteSettings.ts'
import {
  DEFAULT_LANGUAGE,
  isListed,
  type Language,
  languages,
  LANGUAGES,
  languagesOf,
  othersThan,
} from '#i18n/languages.ts'
import { type Photo, PORTRAIT_MEDIA } from '#ui/Picture.tsx'

type Attributes = Readonly<Record<string, string>>

const NOT_LISTED = tag('meta', { name: 'robots', content: 'noindex' })

/** The HTML head of a page: metadata for search engines, social networks and browsers. */
export function headOf(path: string, siteUrl: string, settings: SiteSettings): string {
  const destination = destinationOf(path)
  if (destination.to !== 'guests') {
    const links = destination.to === 'owners' ? officeLinks() : []
    return [title(villa.name), NOT_LISTED, ...links].join('\n')
  }
  if (!isListed(destination.page)) {
    const t = i18n.getFixedT(destination.language)
    const name = t(destination.page === 'cleaning' ? 'cleaning.title' : 'guestPage.title')
    return [title(`${name} · ${villa.name}`), NOT_LISTED].join('\n')
  }

  const { page, language } = destination
  const t = i18n.getFixedT(language)
  const isHome = page === 'home'
  const urlIn = (each: Language) => siteUrl + languages[each].paths[page]

  const pageTitle = isHome ? t('meta.title') : `${t('privacy.title')} · ${villa.name}`
  const description = isHome ? t('meta.description') : t('privacy.intro')
  const url = urlIn(language)
  return [
    title(pageTitle),
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...languagesOf(page).map((each) => alternate(each, urlIn(each))),
    alternate('x-default', urlIn(DEFAULT_LANGUAGE)),
    ...socialCard({ pageTitle, description, url, language, image: `${siteUrl}/og.jpg` }),
    ...(isHome ? [...heroPreloads(), jsonLd(structuredData(siteUrl, language, settings))] : []),
  ].join('\n')
}

/** The office's manifest comes first, because browsers use the first of two. */
function officeLinks(): string[] {
  return [
    tag('link', { rel: 'manifest', href: officeManifestIn(DEFAULT_LANGUAGE) }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: villa.name }),
  ]
}

function socialCard(card: {
  pageTitle: string
  description: string
  url: string
  language: Language
  image: string
}): string[] {
  const properties: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', villa.name],
    ['og:title', card.pageTitle],
    ['og:description', card.description],
    ['og:url', card.url],
    ['og:image', card.image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', i18n.getFixedT(card.language)('hero.picture')],
    ['og:locale', openGraphLocale(card.language)],
    ...othersThan(card.language).map((language): [string, string] => [
      'og:locale:alternate',
      openGraphLocale(language),
    ]),
  ]
  return [
    ...properties.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** A language with its main country in Open Graph's format, such as tr_TR. */
function openGraphLocale(language: Language): string {
  const [{ locale }] = languages[language].dateStyles
  const { language: code, region } = new Intl.Locale(locale).maximize()
  return `${code}_${region}`
}

/** Preloads the first view's photograph before the browser parses its `<img>`. */
function heroPreloads(): string[] {
  const crops = [
    { photo: heroPortraitPhoto, media: PORTRAIT_MEDIA },
    { photo: heroPhoto, media: `not all and ${PORTRAIT_MEDIA}` },
  ]
  return crops.map(({ photo, media }) =>
    tag('link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: photo.sources['avif'] ?? '',
      imagesizes: HERO_SIZES,
      media,
      fetchpriority: 'high',
    }),
  )
}

function alternate(hreflang: string, href: string): string {
  return tag('link', { rel: 'alternate', hreflang, href })
}

// A closing tag within the data would end the script.
function jsonLd(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function title(text: string): string {
  return `<title>${escape(text)}</title>`
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)
  return `<${name} ${written.join(' ')}>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

const MOST_IMAGES = 12

/**
 * The villa as schema.org VacationRental; `siteUrl` has no trailing slash. Without `priceRange`,
 * because owners may change prices after the build.
 */
function structuredData(siteUrl: string, language: Language, settings: SiteSettings) {
  const { phone, checkInFrom, checkOutBy } = settings
  const t = i18n.getFixedT(language)
  const { street, town, province, postalCode, country } = villa.address
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': `${siteUrl}/#villa`,
    ...(villa.permit && { identifier: villa.permit.number }),
    additionalType: KINDS[villa.kind],
    name: villa.name,
    description: t('meta.description'),
    url: siteUrl + languages[language].paths.home,
    image: imageUrls(siteUrl),
    telephone: phone.replaceAll(' ', ''),
    email: villa.email,
    ...(villa.social && { sameAs: [villa.social.url] }),
    knowsLanguage: LANGUAGES,
    checkinTime: `${checkInFrom}:00`,
    checkoutTime: `${checkOutBy}:00`,
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
    geo: { '@type': 'GeoCoordinates', ...position() },
    ...position(),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: villa.guests, maxValue: villa.guests },
      numberOfBedrooms: villa.bedrooms,
      numberOfBathroomsTotal: villa.bathrooms,
      ...allows('pets', 'petsAllowed'),
      ...allows('smoking', 'smokingAllowed'),
      bed: villa.rooms
        .flatMap(({ beds }) => beds)
        .map(({ type, count }) => ({
          '@type': 'BedDetails',
          typeOfBed: nameOfBed(type),
          numberOfBeds: count,
        })),
      amenityFeature: Object.entries(amenities()).map(([name, value]) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value,
      })),
    },
  }
}

/** Google requires five decimals, also of a number that ends in zeros. */
function position() {
  const { latitude, longitude } = villa.coordinates
  return { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) }
}

/** A rule of the house, if it has one about this; `key` may be none of its texts. */
function allows(key: string, name: string) {
  const rule = villa.rules.find((each) => each.key === key)
  return rule && { [name]: rule.kind === 'allowed' }
}

/** The amenities in the names that Google defines for vacation rentals. */
function amenities(): Readonly<Record<string, true | string>> {
  const { pool, wifi, parkingSpaces, paidParking, permit, alsoListed } = villa
  const listed = [...alsoListed, ...villa.amenities.flatMap((key) => AMENITIES[key] ?? [])].sort()
  return {
    ...Object.fromEntries(listed.map((name) => [name, true as const])),
    ...(permit && { licenseNum: permit.number }),
    ...(pool && { pool: true, poolType: pool.indoor ? 'Indoor' : 'Outdoor' }),
    ...(wifi !== undefined && { wifi: true, internetType: 'Free' }),
    ...(parkingSpaces !== undefined && { parkingType: paidParking ? 'Paid' : 'Free' }),
  }
}

/** Google's names by those of amenities, of which another house has others. */
const AMENITIES: Readonly<Record<string, string>> = {
  airConditioning: 'ac',
  fireplace: 'fireplace',
  grill: 'outdoorGrill',
  television: 'tv',
}

const KINDS: Readonly<Record<HouseKind, string>> = {
  villa: 'Villa',
  house: 'House',
  stoneHouse: 'House',
  mansion: 'House',
  flat: 'Apartment',
}

/** The English name of a bed by its key: `Sofa bed` for `sofaBed`. */
function nameOfBed(type: string): string {
  const name = type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Wide enough for search engines, and much smaller than the largest. */
const SHOWN_WIDTH = 800

/** The first photographs of every category. */
function imageUrls(siteUrl: string): string[] {
  const inTurn = CATEGORIES.flatMap((category) =>
    galleryItems(category).map(({ photo }, place) => ({ photo, place })),
  ).sort((one, other) => one.place - other.place)
  return inTurn.slice(0, MOST_IMAGES).map(({ photo }) => new URL(addressOf(photo), siteUrl).href)
}

/** The WebP of a photograph, which every search engine reads. */
function addressOf({ img, sources }: Photo): string {
  const files = (sources['webp'] ?? '').split(', ').map((file) => file.split(' '))
  const [address] = files.find(([, width = '']) => Number.parseInt(width) >= SHOWN_WIDTH) ?? []
  return address ?? img.src
}
