import type { Translation } from '#i18n/translation.ts'

/** The guest's own page, from the request to after the stay. */
export const guestPage: Translation['guestPage'] = {
  title: 'Your stay',
  about: 'The status of your request and your stay, for those who know this link.',
  loading: 'Loading your page…',
  noScript: 'This page needs JavaScript. You can ask us by e-mail, too:',
  states: {
    broken: {
      title: 'This link is incomplete',
      text: 'The address of your page ends with a 22-character key; part of it may be missing from the copied link. Open the whole link, or write to us.',
    },
    failed: {
      title: 'We cannot reach your page',
      text: 'You seem to be offline. The page loads by itself once you are online again.',
    },
    unknown: {
      title: 'There is no page here',
      text: 'If you have just sent a request, its page appears in a moment. Otherwise the link may have been renewed or copied incorrectly: please ask us.',
    },
    new: {
      title: 'We have your request',
      text: 'We usually reply within {{answerHours}} hours. Our reply will appear on this page; keep the link.',
    },
    held: {
      title: 'We are waiting for your reply',
      text: 'These dates are kept for you until the end of {{day}}, although the calendar still shows them as free. Tell us here whether you would like them.',
    },
    open: {
      title: 'These dates are still open',
      text: 'We kept them for you until {{day}}. Nobody has booked them since; if you say yes, we will check and confirm.',
    },
    taken: {
      title: 'Someone else has booked these dates',
      text: 'We are sorry. If other dates would suit you, look below or write to us.',
    },
    agreed: {
      title: 'We have your yes',
      text: 'We usually confirm within {{answerHours}} hours, here on this page.',
    },
    withdrawn: {
      title: 'You no longer need these dates',
      text: 'We have your answer and no longer keep them for you. If you change your mind, write to us or send a new request.',
    },
    declined: {
      title: 'We cannot offer you these dates',
      text: 'We are sorry. Please check the calendar for other dates, or write to us.',
    },
    booked: {
      title: 'We look forward to seeing you',
      text: 'Your dates are reserved. If anything changes, you will see it on this page.',
    },
    awaiting: {
      title: 'We keep your dates for you',
      text: 'Your deposit reserves them; the amount and the day are below. If anything changes, you will see it on this page.',
    },
    cancelAsked: {
      title: 'You have asked to cancel',
      text: 'We decide and get in touch; until then your stay stands.',
    },
    staying: {
      title: 'Make yourself at home',
      text: 'If anything is missing, write to us or call.',
    },
    left: {
      title: 'It was a pleasure to host you',
      text: 'We would be glad to see you again.',
    },
    cancelled: {
      title: 'Your stay has been cancelled',
      text: 'These dates are no longer reserved for you. If you think this is a mistake, write to us.',
    },
    cancelledAsAsked: {
      title: 'Your stay has been cancelled',
      text: 'You asked for this on {{moment}}. These dates are no longer reserved for you.',
    },
    closed: {
      title: 'This page is closed',
      text: 'Sixty days have passed since your stay. If you would like to come again, the calendar is open.',
    },
  },
  asked: 'Sent: {{moment}}',
  days: 'Your dates',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: '{{day}}, from\u00a0{{time}}',
  until: '{{day}}, by\u00a0{{time}}',
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  offline: 'You are offline; this is the page as last known.',
  contact: {
    title: 'Any questions?',
    text: 'Write on WhatsApp or by e-mail, or call us.',
    whatsapp: 'WhatsApp',
    call: 'Call',
    mail: 'E-mail',
    about: 'Hello! I am writing about my stay at {{villa}}, {{checkIn}} – {{checkOut}}: ',
    bare: 'Hello! I am writing about my guest page at {{villa}}: ',
    subject: '{{villa}}, {{checkIn}} – {{checkOut}}',
  },
  sums: {
    title: 'Your payment',
    total: 'Total',
    paid: 'Paid',
    due: 'Still to pay',
    depositDue: 'Deposit still to pay',
    keptUntil:
      'These dates are kept for you until {{day}}; the deposit of {{amount}} reserves them.',
    reserve: 'The deposit of {{amount}} reserves these dates.',
    received: 'Your deposit has arrived; these dates are reserved for you.',
    settled: 'Everything is paid. Thank you!',
    balance: '$t(guestPage.sums.when, {"context": "{{pays}}"})',
    when_arrival: 'You pay the balance at the door, on the day you arrive.',
    when_ahead: 'You pay the balance by bank transfer, {{balanceDays}} days before you arrive.',
    account: {
      title: 'Where to pay',
      holder: 'Account holder',
      bank: 'Bank',
      iban: 'IBAN',
      copy: 'Copy the IBAN',
      copied: 'IBAN copied.',
      notCopied: 'Copying did not work; please select the IBAN and copy it yourself.',
      never:
        'The account is named here, on this page, and never changes by message. If anyone sends you another one, do not pay; call us.',
    },
    kept: 'We keep',
    returned: 'Refunded to you',
  },
  answer: {
    title: 'Your answer',
    price: 'Price of your stay',
    deposit: 'Of this, deposit',
    keptUntil: 'Kept for you until the end of',
    owesNothing: 'A yes costs nothing: you owe nothing until we confirm.',
    freeUntil: 'After that, cancelling is free until {{day}}.',
    question: 'Would you like these dates?',
    yes: 'Yes, we would like them',
    no: 'No longer',
    failed: 'Your answer did not reach us. Please check your connection and try again.',
    given: {
      yes: 'You said yes on {{moment}}.',
      no: 'You told us on {{moment}} that you no longer need these dates.',
      withdraw: 'You withdrew your request on {{moment}}.',
      cancel: 'You asked to cancel your stay on {{moment}}.',
    },
    withdraw: {
      title: 'Have your plans changed?',
      text: 'You can withdraw your request as long as we have not confirmed it.',
      ask: 'Withdraw the request…',
      sureText: 'This cannot be undone here; to ask again, send a new request.',
      sure: 'Withdraw the request',
      keep: 'Keep the request',
    },
    takeBack: {
      title: 'Have you changed your mind?',
      text: 'You can take your yes back as long as we have not confirmed it.',
      ask: 'Take it back…',
      sureText: 'We then no longer keep these dates for you. This cannot be undone here.',
      sure: 'Take it back',
      keep: 'Keep my yes',
    },
    cancel: {
      title: 'Can you not come?',
      text: 'You can ask us to cancel your stay. First you see the terms and what would come back.',
      ask: 'Ask to cancel…',
      terms:
        'Cancelling is free until {{day}}, {{freeCancellationDays}} days before check-in. $t(house.terms.late, {"context": "{{keeps}}"})',
      lateTerms:
        'Cancelling was free until {{day}}, {{freeCancellationDays}} days before check-in. $t(house.terms.late, {"context": "{{keeps}}"})',
      refund: 'By these terms you would get back {{refund}} of the {{paid}} you have paid.',
      unpaid: 'You have not paid anything, so there is nothing to give back.',
      sureText: 'We decide and get in touch; until then your stay stands.',
      sure: 'Ask to cancel',
      keep: 'Keep the stay',
    },
  },
  /** What owners have written for the day of arrival; they read these words where they write it. */
  guide: {
    title: 'Arrival guide',
    text: 'Available until the day you leave; show it only to the people who stay with you.',
    opens:
      'The guide opens here on {{day}}: directions, the key, Wi-Fi and what to know about the house.',
    offline: 'You are offline; this is the guide as you last saw it.',
    parts: {
      arrival: 'Arrival',
      keys: 'Key',
      internet: 'Wi-Fi',
      heating: 'Heating and air conditioning',
      rubbish: 'Rubbish',
      emergency: 'Emergency numbers',
    },
  },
  countdown: {
    days_one: 'You arrive tomorrow',
    days_other: 'You arrive in {{count}} days',
    today: 'You arrive today',
    here: 'Enjoy your stay',
    leaving: 'You leave today; have a good journey',
    over: 'Thank you for staying with us',
  },
  way: { title: 'How to get there', map: 'Directions' },
  rules: {
    title: 'House rules',
    items: [
      'We can host up to {{guests}} guests.',
      'Pets are not allowed.',
      'No smoking inside the house.',
      'There is no fence around the pool; never leave small children alone.',
    ],
  },
  other: {
    title: 'Other dates',
    near: 'The free dates closest to yours:',
    calendar: 'See all free dates',
  },
  keep: {
    title: 'Keep this page',
    text: 'Anyone who knows the link can see this page; share it only with people you trust.',
    share: 'Share',
    whatsapp: 'Send on WhatsApp',
    mail: 'Send by e-mail',
    calendar: 'Add to calendar',
    print: 'Print',
    copied: 'Link copied.',
    message: '{{villa}}, our guest page: {{address}}',
    event: 'Check-in from {{checkInFrom}}, check-out by {{checkOutBy}}.\n{{address}}',
  },
}
