import type { Translation } from '#i18n/translation.ts'

export const writing = {
  heading: 'Messages',
  preview: 'Text of the message',
  kind: 'Which message?',
  language: 'In which language?',
  kinds: {
    offer: 'Answer: the days are free',
    held: 'The days are kept',
    confirmation: 'Confirmation',
    deposit: 'Deposit received',
    change: 'Change',
    reminder: 'Reminder before arrival',
    thanks: 'Thanks',
    decline: 'Answer: not available',
    cancellation: 'Cancellation',
  },
  reasons: {
    held: 'The days are kept: tell the last day and the price',
    unconfirmed: 'Confirmation',
    datesMoved: 'Change: the dates have moved',
    totalChanged: 'Change: the total has changed',
    termsChanged: 'Change: the terms have changed',
    depositCame: 'Deposit received',
    arrivesSoon: 'Reminder before arrival',
    left: 'Thanks',
    cancelled: 'Cancellation',
    refunded: 'Cancellation: a refund was paid',
  },
  mail: 'E-mail',
  call: 'Call',
  noCountry: 'The number has no country code: choose the contact in WhatsApp yourself.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Could not be copied; select the text and copy it.',
  due: 'Messages to send',
  nothing: 'There are no messages to send at the moment.',
  tooLong:
    'This message is too long to be filled in by itself: the link copies it, and you paste it into the e-mail.',
  noGuide: 'Your arrival guide is not written yet: this message does not mention one.',
  writeGuide: 'Write the guide',
  noAddress: 'This record has neither phone nor e-mail.',
  written: 'Marked as sent: {{moment}}, {{by}}',
  outdated: 'The stay has changed since this message: its dates or amounts are different now.',
  guestHas: 'What the guest has ({{way}})',
  ways: { whatsapp: 'WhatsApp', mail: 'e-mail', copied: 'copied' },
  unwritten: 'Not sent yet. Choosing a way to send it marks it as sent.',
  takeBack: 'Mark as not sent',
  own: {
    partial:
      '{{language}} lacks its {{letters}} messages, the guest’s page and the privacy notice; guests read those in {{shown}}.',
    text: 'These are the prepared messages to guests; you can put them into your own words in each language.',
    title: 'Messages',
    subject: 'Subject',
    body: 'Text',
    hint: 'What is in braces is replaced by the guest’s details; a line whose detail is missing is left out. Available: {{names}}',
    preview: 'Preview: {{guest}}',
    save: 'Save the message',
    saved: 'The message is saved.',
    builtIn: 'The built-in text is used.',
    mine: 'Your own text is used; last edited by {{by}}',
    giveUp: 'Use the built-in text',
    givenUp: 'The built-in text is used again.',
  },
} satisfies Translation['office']['writing']

export const guests = {
  known_one: 'Has stayed before:',
  known_other: 'Has stayed {{count}} times:',
  last: 'last stay:',
  take: 'Use details',
  takeOf: 'Use the details of {{guest}}',
  comes: 'arrives {{time}}',
} satisfies Translation['office']['guests']

export const officeGuestPage: Translation['office']['guestPage'] = {
  open: 'Guest page',
  none: 'This guest has no page yet. A page shows their dates, directions and the house information under one link, and updates when the dates change.',
  make: 'Create a page',
  text: 'Anyone who knows the link sees the dates, the amounts, the day and amount of each payment, your account if there is one, and the house information; no name, phone, e-mail or notes.',
  textWithoutSums:
    'Anyone who knows the link sees the dates and the house information; no amounts, name, phone, e-mail or notes.',
  see: 'View the page',
  renew: 'Renew the link…',
  renewTitle: 'Renew the link?',
  renewText:
    'The old link stops working immediately; you will have to send the new one to the guest.',
  renewSure: 'Renew',
}

export const officeGuide: Translation['office']['guide'] = {
  text: 'The guide has directions, the key, Wi-Fi and what to know about the house. It opens on the guest page two days before check-in and closes at check-out time.',
  none: 'Not written yet.',
  mine_zero:
    'No upcoming guest has a page yet. New reservations get one automatically; create the others under “Guest page” at the stay. Last edited by {{by}}',
  mine_one: 'Shown on the page of {{count}} upcoming guest; last edited by {{by}}',
  mine_other: 'Shown on the pages of {{count}} upcoming guests; last edited by {{by}}',
  field: '{{part}}, {{language}}',
  save: 'Save the guide',
  saved: 'The guide is saved; guest pages show the new version.',
}

export const reviews: Translation['office']['reviews'] = {
  title: 'Guests’ reviews',
  text: 'You can publish the reviews that guests write after their stay exactly as written, reply to them or unpublish them.',
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
  failed: 'Could not save: {{message}}',
  fresh_one: '{{count}} new review is waiting to be published',
  fresh_other: '{{count}} new reviews are waiting to be published',
}
