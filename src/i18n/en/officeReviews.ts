import type { Translation } from '#i18n/translation.ts'

/** What owners read of guests' reviews, and do with them. */
export const reviews: Translation['office']['reviews'] = {
  title: 'Guests’ reviews',
  text: 'Guests write on their own page once they have left. What you publish is what they wrote, word for word; you can answer it, or withdraw it.',
  none: 'Nobody has written yet.',
  as: 'Shown as: {{name}}',
  nameless: 'no name',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  isPublished: 'Published',
  isNot: 'Not published',
  publish: 'Publish',
  withdraw: 'Withdraw',
  reply: 'Answer',
  replyAnew: 'Change the answer',
  answer: 'Your answer (leave it empty to take it back)',
  saveReply: 'Save the answer',
  eraseHint:
    'What the guest wrote is deleted altogether, also where it is published. The guest can write anew.',
  failed: 'That did not work: {{message}}',
  fresh_one: '{{count}} new review waits to be published',
  fresh_other: '{{count}} new reviews wait to be published',
}
