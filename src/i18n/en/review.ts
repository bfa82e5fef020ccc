import type { Translation } from '#i18n/translation.ts'

export const review: Translation['review'] = {
  title: 'How was it?',
  ask: 'Would you tell us in a few sentences? Future guests read it before they decide. Write in any language you like.',
  waiting: 'Thank you. You can change it until it is published.',
  published:
    'Your review is on our site exactly as you wrote it. If you would like it changed or removed, write to us.',
  change: 'Change',
  send: 'Send',
  sending: 'Sending…',
  optional: 'optional',
  nameless: 'A guest',
  shownAs:
    'We publish every review unless it is offensive, critical ones too, and never edit them. Everyone sees your rating, your review, the name you enter and the month of your stay, and nothing else.',
  failed: 'It could not be sent. What you wrote is still here; try again when you are online.',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  results: {
    stored: 'We have received your review.',
    refused: 'You cannot write a review now: try again after your check-out day, or write to us.',
    changed:
      'A review was written on another device in the meantime and is shown here. Yours was not sent.',
  },
  fields: {
    rating: 'Your rating',
    text: 'Your review',
    name: 'Name to show',
    language: 'The language you wrote in',
  },
}
