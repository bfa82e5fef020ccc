import { heroPhoto, heroPortraitPhoto } from '#content/heroPhoto.ts'
import { villa } from '#content/villa.ts'
import { destinationOf } from '#i18n/addresses.ts'
import { i18n } from '#i18n/index.ts'
import {
  DEFAULT_LANGUAGE,
  isListed,
  type Language,
  languages,
  LANGUAGES,
  othersThan,
} from '#i18n/languages.ts'
import { officeManifestIn } from '#i18n/officeAddresses.ts'
import { HERO_SIZES } from '#features/landing/Hero.tsx'
import { PORTRAIT_MEDIA } from '#ui/Picture.tsx'
import { structuredData } from './structuredData.ts'

type Attributes = Readonly<Record<string, string>>

const NOT_LISTED = tag('meta', { name: 'robots', content: 'noindex' })

/** The HTML head of a page: metadata for search engines, social networks and browsers. */
export function headOf(path: string, siteUrl: string): string {
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
    ...LANGUAGES.map((each) => alternate(each, urlIn(each))),
    alternate('x-default', urlIn(DEFAULT_LANGUAGE)),
    ...socialCard({ pageTitle, description, url, language, image: `${siteUrl}/og.jpg` }),
    ...(isHome ? [...heroPreloads(), jsonLd(structuredData(siteUrl, language))] : []),
  ].join('\n')
}

/**
 * The office's own manifest, first because browsers use the first of two; the loader's is the
 * guests'.
 */
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
  const { language: code, region } = new Intl.Locale(languages[language].ways[0].locale).maximize()
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
