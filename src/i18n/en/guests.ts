import type { Translation } from '#i18n/translation.ts'

export const writing = {
  heading: 'Messages',
  preview: 'Text of the message',
  kind: 'Which message?',
  language: 'In which language?',
  kinds: {
    offer: 'Answer: the days are free',
    confirmation: 'Confirmation',
    deposit: 'Deposit received',
    change: 'Change',
    reminder: 'Reminder before arrival',
    thanks: 'Thanks',
    decline: 'Decline',
    cancellation: 'Cancellation',
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
    'This message is too long for a mail link: the mail opens with its subject only. Use “Copy” and paste the text.',
  noAddress: 'This record has neither phone nor e-mail.',
  written: 'Sent: {{day}}, {{by}}',
  unwritten: 'Not sent yet. Choosing a way to send it marks it as sent.',
  takeBack: 'Not sent',
  own: {
    text: 'The messages to guests, which you can put into your own words in both languages.',
    title: 'Messages',
    subject: 'Subject',
    body: 'Text',
    hint: 'What is in braces is replaced by the guest’s details; a line whose detail is missing is left out. Available: {{names}}',
    preview: 'Preview: {{guest}}',
    save: 'Save the message',
    saved: 'The message is saved.',
    builtIn: 'The built-in text is used.',
    mine: 'Your own text is used; last edited by {{by}}',
    giveUp: 'Back to the built-in text',
    givenUp: 'The built-in text is back.',
  },
} satisfies Translation['office']['writing']

export const guests = {
  known_one: 'Has stayed before:',
  known_other: 'Has stayed {{count}} times:',
  comes: 'arrives {{time}}',
} satisfies Translation['office']['guests']

export const officeGuestPage: Translation['office']['guestPage'] = {
  open: 'Guest’s page',
  none: 'This guest has no page yet. A page shows their dates, directions and the house information under one link, and updates when the dates change.',
  make: 'Create a page',
  text: 'Anyone who knows the link sees the dates and the house information; no name, phone, e-mail or notes.',
  see: 'View the page',
  renew: 'Renew the link…',
  share: 'Share',
  renewTitle: 'Replace the link?',
  renewText:
    'The old link stops working immediately; you will have to send the new one to the guest.',
  renewSure: 'Renew',
}

export const officeGuide: Translation['office']['guide'] = {
  text: 'Directions, the key, Wi-Fi and what to know about the house: it opens on a guest’s page two days before check-in and closes at check-out time.',
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
  saved: 'The guide is saved and is being sent to guests’ pages.',
}

export const reviews: Translation['office']['reviews'] = {
  title: 'Guests’ reviews',
  text: 'What guests write after their stay: you publish it exactly as written, reply to it or unpublish it.',
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
