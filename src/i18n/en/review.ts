import type { Translation } from '#i18n/translation.ts'

/** The words of who has stayed: what they are asked on their page, and what they read of it. */
export const review: Translation['review'] = {
  title: 'How was it?',
  ask: 'Would you tell us in a few sentences? Those who come after you read it and decide. Write in any language you like.',
  waiting: 'Thank you. You can change it until it is published.',
  published:
    'Your words are on our site, letter by letter. If you would like them changed or taken down, write to us.',
  change: 'Change',
  send: 'Send',
  sending: 'Sending…',
  optional: 'optional',
  nameless: 'A guest',
  shownAs:
    'If we publish it, everybody sees your stars, your words, the name you wrote and the month of your stay, and nothing else. Nobody can touch your words.',
  failed: 'It could not be sent. What you wrote is still here; try again once you are connected.',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  told: {
    kept: 'Your words have reached us.',
    refused: 'It cannot be written now: try again after the day of check-out, or write to us.',
    changed: 'Somebody wrote from another device meanwhile; this is it. Yours was not sent.',
  },
  fields: {
    puan: 'Your rating',
    metin: 'Your words',
    ad: 'Your name, as you would like it shown',
    dil: 'The language you wrote in',
  },
}
