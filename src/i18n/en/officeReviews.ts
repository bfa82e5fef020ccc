import type { Translation } from '#i18n/translation.ts'

/** What owners read of guests' reviews, and do with them. */
export const reviews: Translation['office']['reviews'] = {
  title: 'Guests’ reviews',
  text: 'Guests write on their own page after their stay. Reviews are published exactly as written; you can reply to them or unpublish them.',
  none: 'Nobody has written yet.',
  as: 'Shown as: {{name}}',
  nameless: 'no name',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  isPublished: 'Published',
  isNot: 'Not published',
  publish: 'Publish',
  withdraw: 'Unpublish',
  reply: 'Reply',
  replyAnew: 'Edit the reply',
  answer: 'Your reply (leave it empty to remove it)',
  saveReply: 'Save the reply',
  eraseHint:
    'The guest’s review is deleted completely, also from the site. The guest can write a new one.',
  failed: 'This failed: {{message}}',
  fresh_one: '{{count}} new review waiting to be published',
  fresh_other: '{{count}} new reviews waiting to be published',
}
