import type { Translation } from '#i18n/translation.ts'

export const writing = {
  title: 'Message: {{guest}}',
  open: 'Write a message',
  openFor: 'Write a message: {{guest}}',
  kind: 'Which message?',
  language: 'In which language?',
  readsBy: {
    request: 'The guest wrote in this language.',
    number: 'The guest’s number is from abroad.',
  },
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
  declined: 'The request was declined. Tell the guest with this message.',
  reopen: 'Reopen the request',
  unwritten: 'Not sent yet. Choosing a way to send it marks it as sent.',
  takeBack: 'Not sent',
  edit: 'Change this message',
  editHint: 'For this message only; the text of its kind stays as it is.',
  resetEdit: 'Discard the change',
  failed: 'It could not be marked as sent. {{message}}',
  pending: {
    written: 'Marked as sent:',
    unwritten: 'Marked as not sent:',
    text: 'Your own text:',
  },
  own: {
    text: 'The messages to guests, which you can put into your own words in both languages.',
    title: 'Messages',
    subject: 'Subject',
    body: 'Text',
    hint: 'What is in braces is replaced by the guest’s details; a line whose detail is missing is left out. Available: {{names}}',
    preview: 'Preview: {{guest}}',
    strangers: 'Not available in this message: {{names}}',
    save: 'Save the message',
    saved: 'The message is saved.',
    kept: 'The message is saved on this device and will be sent when you are online.',
    builtIn: 'The built-in text is used.',
    mine: 'Your own text is used; last edited by {{by}}',
    giveUp: 'Back to the built-in text',
    givenUp: 'The built-in text is back.',
    failed: 'The message could not be saved. {{message}}',
    changed: 'This text changed while you were writing. What you typed is still here.',
  },
} satisfies Translation['office']['writing']

export const guests = {
  known_one: 'Has stayed before:',
  known_other: 'Has stayed {{count}} times:',
  comes: 'arrives {{time}}',
} satisfies Translation['office']['guests']

export const officeGuestPage: Translation['office']['guestPage'] = {
  open: 'Guest’s page',
  title: 'Guest’s page: {{guest}}',
  none: 'This guest has no page yet. A page shows their dates, directions and the house information under one link, and updates when the dates change.',
  make: 'Create a page',
  text: 'Anyone who knows the link sees the dates and the house information; no name, phone, e-mail or notes.',
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
  saving: 'Saving…',
  saved: 'The guide is saved and is being sent to guests’ pages.',
  putBack:
    'The guide in the backup differs from the current one; if restored, it goes to guests’ pages, too.',
  failed: 'The guide could not be saved. {{message}}',
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
