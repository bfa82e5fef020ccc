import type { Translation } from '#i18n/translation.ts'

export const officeGuestPage: Translation['office']['guestPage'] = {
  open: 'Guest’s page',
  title: 'Guest’s page: {{guest}}',
  none: 'This guest has no page yet. A page shows their dates, directions and the house information under one link, and updates when the dates change.',
  make: 'Create a page',
  text: 'Anyone who knows the link sees the dates and the house information; no name, phone, e-mail or notes.',
  sums: 'Show the total and the payments on the page',
  sumsLater:
    'Payments of this stay are not recorded one by one yet; the amounts appear with the first payment.',
  sumsOfChannel: 'This guest pays the channel, so the page shows no amounts.',
  never: 'This guest never had a page.',
  unopened: 'The page has not been opened yet.',
  opened: 'Somebody who knows the link last opened the page on {{moment}}.',
  see: 'View the page',
  renew: 'Renew the link…',
  renewText:
    'The old link stops working immediately; you will have to send the new one to the guest.',
  renewSure: 'Renew',
  letterTitle: '{{villa}}: your page',
  letter:
    'Hello! Here is the page of your stay at {{villa}}. Keep it: you will see any changes there: {{address}}',
}

export const officeGuide: Translation['office']['guide'] = {
  text: 'Directions, the key, Wi-Fi and what to know about the house. It opens on a guest’s page two days before check-in and closes at check-out time; nobody else can read it.',
  open: 'Write the guide',
  none: 'Not written yet.',
  mine_zero:
    'No upcoming guest has a page yet; create pages one by one with “Guest’s page” at each stay. Last edited by {{by}}',
  mine_one: 'Goes to {{count}} upcoming guest with a page; last edited by {{by}}',
  mine_other: 'Goes to {{count}} upcoming guests with a page; last edited by {{by}}',
  field: '{{part}}, {{language}}',
  photo: '{{part}}, photo',
  noPhoto: 'No photo',
  save: 'Save the guide',
  saving: 'Saving…',
  saved: 'The guide is saved and is being sent to guests’ pages.',
  putBack:
    'The guide in the backup differs from the current one; if restored, it goes to guests’ pages, too.',
  failed: 'The guide could not be saved. {{message}}',
  ungiven_one:
    'The arrival guide did not reach {{count}} guest’s page; it is sent again at the next sign-in.',
  ungiven_other:
    'The arrival guide did not reach {{count}} guests’ pages; it is sent again at the next sign-in.',
}

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
