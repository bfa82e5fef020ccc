import type { common as turkish } from '#i18n/tr/common.ts'
import type { Shape } from '#i18n/translation.ts'

export const common = {
  meta: {
    title: '{{villa}} · a private house with a pool near {{near}}, Türkiye',
    description:
      'A private house for {{guests}} in the village of {{village}}, {{km.dalyan, number}} km from Dalyan, Türkiye: its own {{length, number}}×{{width, number}} m pool, a children’s pool, a lavender garden. Check the free dates and request a stay.',
  },
  nav: {
    skip: 'Skip to content',
    skipToForm: 'Skip to the reservation form',
    sections: 'Sections of the page',
    menu: 'Menu',
    home: 'Home',
    gallery: 'Gallery',
    info: 'Information',
    prices: 'Prices',
    location: 'Location',
    questions: 'Questions',
    contact: 'Contact',
    reservation: 'Check dates',
  },
  hero: {
    title: 'Where the lavender ends, the pool begins.',
    subtitle:
      'A house for six in {{village}}. Garden, pool and the long table under the bougainvillea are yours alone.',
    from: 'From {{amount}} a night',
    picture:
      'The white house with its stone corners and bougainvillea pergola; before it the pool, sunloungers and a row of lavender.',
    reserve: 'Choose your dates',
    scroll: 'Scroll to explore',
    sent: 'You have sent us a request.',
    states: {
      new: 'We have your request.',
      held: 'We are holding your dates; please let us know.',
      booked: 'Your request was accepted.',
      declined: 'We could not offer your dates.',
      replaced: 'Another request of yours was accepted.',
      cancelled: 'Your stay was cancelled.',
      gone: 'Your request is no longer stored.',
    },
    yourPage: 'Open your guest page',
  },
  app: {
    newTab: '(opens in a new tab)',
    languageFailed:
      'The texts in that language could not be loaded. Check your connection and try again.',
    partGone:
      'Part of this page could not be loaded; the site may have been updated. Reload the page: what you typed is kept.',
    reload: 'Reload',
    loading: 'Loading…',
    retry: 'Try again',
    close: 'Close',
    dismiss: 'Dismiss the message',
    home: 'Back to the home page',
    notFoundTitle: 'We could not find that page',
    notFoundText: 'The link may be old, or the address may be mistyped.',
    crashTitle: 'Something went wrong',
    crashText: 'The page could not be opened. Reloading it usually helps.',
    partStill: 'The buttons here do not work at the moment.',
    partCrashed: 'This part could not be opened. The rest of the page works.',
    setupTitle: 'This site is not set up yet',
    setupText: 'These settings are missing or invalid:',
  },
  kinds: {
    villa: 'villa',
    house: 'house',
    stoneHouse: 'house',
    mansion: 'mansion',
    flat: 'apartment',
  },
  units: {
    nights_one: '{{count}} night',
    nights_other: '{{count}} nights',
    guests_one: '{{count}} guest',
    guests_other: '{{count}} guests',
    nightArrival: '{{time}}, in the night to {{day}}',
  },
  priceLines: {
    nights_one: '{{count}} night × {{perNight}}',
    nights_other: '{{count}} nights × {{perNight}}',
    weekday_one: '{{count}} weeknight × {{perNight}}',
    weekday_other: '{{count}} weeknights × {{perNight}}',
    weekend_one: '{{count}} weekend night × {{perNight}}',
    weekend_other: '{{count}} weekend nights × {{perNight}}',
    week: 'Weekly discount ({{percent}}%)',
    stay: 'Accommodation',
    cleaning: 'Cleaning fee',
  },
  counts: {
    labels: {
      adults: 'Adults',
      children: 'Children',
      infants: 'Infants (0–2)',
    },
    adults_one: '{{count}} adult',
    adults_other: '{{count}} adults',
    children_one: '{{count}} child',
    children_other: '{{count}} children',
    infants_one: '{{count}} infant',
    infants_other: '{{count}} infants',
  },
} satisfies Shape<typeof turkish>
