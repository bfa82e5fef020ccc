import '#i18n/privacyTexts.ts'
import { heroPhoto, heroPortraitPhoto } from '#content/heroPhoto.ts'
import { villa } from '#content/villa.ts'
import { i18n, LANGUAGES, type Language } from '#i18n/index.ts'
import { languageOf, PATHS } from '#i18n/paths.ts'
import { HERO_SIZES } from '#features/landing/Hero.tsx'
import { PORTRAIT_MEDIA } from '#ui/Picture.tsx'
import { structuredData } from './structuredData.ts'

const OPEN_GRAPH_LOCALES = { tr: 'tr_TR', en: 'en_US' } as const satisfies Record<Language, string>

type Attributes = Readonly<Record<string, string>>

/** Everything a search engine, a social network or a browser wants to know of a page before its body, as HTML. */
export function headOf(path: string, siteUrl: string): string {
  const alternates = [PATHS.home, PATHS.privacy].find(({ tr, en }) => path === tr || path === en)
  const language = languageOf(path) ?? 'tr'
  const t = i18n.getFixedT(language)
  const isHome = alternates === PATHS.home
  if (!alternates)
    return [title(villa.name), tag('meta', { name: 'robots', content: 'noindex' })].join('\n')

  const pageTitle = isHome ? t('meta.title') : `${t('privacy.title')} · ${villa.name}`
  const description = isHome ? t('meta.description') : t('privacy.intro')
  const url = siteUrl + alternates[language]
  return [
    title(pageTitle),
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...LANGUAGES.map((each) => alternate(each, siteUrl + alternates[each])),
    alternate('x-default', siteUrl + alternates.tr),
    ...socialCard({ pageTitle, description, url, language, image: `${siteUrl}/og.jpg` }),
    ...(isHome ? [...heroPreloads(), jsonLd(structuredData(siteUrl, language))] : []),
  ].join('\n')
}

function socialCard(card: {
  pageTitle: string
  description: string
  url: string
  language: Language
  image: string
}): string[] {
  const others = LANGUAGES.filter((language) => language !== card.language)
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
    ['og:locale', OPEN_GRAPH_LOCALES[card.language]],
    ...others.map((language): [string, string] => [
      'og:locale:alternate',
      OPEN_GRAPH_LOCALES[language],
    ]),
  ]
  return [
    ...properties.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** The first view's photograph, asked for before the browser has read as far as its `<img>`. */
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
