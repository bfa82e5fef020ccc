import type { Translation } from '#i18n/translation.ts'

/** The guest's own page, from the request to after the stay. */
export const guestPage: Translation['guestPage'] = {
  title: 'Your stay',
  about: 'A page for those who know this link: how your request and your stay stand.',
  loading: 'Fetching your page…',
  noScript: 'This page needs JavaScript. You can ask us by e-mail, too:',
  states: {
    broken: {
      title: 'This link is incomplete',
      text: 'The address of your page ends in a key of 22 characters; part of it may have been lost in copying. Open the whole link, or write to us.',
    },
    failed: {
      title: 'We cannot reach your page',
      text: 'You seem to be offline. The page comes by itself once you are connected again.',
    },
    unknown: {
      title: 'There is no page here',
      text: 'If a request has just been sent, its page comes by itself in a moment. Otherwise the link may have been renewed, or copied wrong: ask us.',
    },
    new: {
      title: 'We have your request',
      text: 'As a rule we answer within {{answerHours}} hours. Our answer appears on this page by itself; keep the link.',
    },
    held: {
      title: 'We are waiting for your answer',
      text: 'We wait until the end of {{day}}. The days stay open in the calendar meanwhile; write to us by then to make them yours.',
    },
    declined: {
      title: 'We cannot offer you these days',
      text: 'We are sorry. Have a look at the calendar for other days, or write to us.',
    },
    settled: {
      title: 'We look forward to seeing you',
      text: 'The days are yours. Should anything change, this page changes by itself.',
    },
    staying: {
      title: 'Make yourself at home',
      text: 'Should anything be missing, write to us or call.',
    },
    left: {
      title: 'It was good to have you',
      text: 'We would be glad to see you again.',
    },
    cancelled: {
      title: 'Your stay has been cancelled',
      text: 'These days are no longer kept for you. If you think this is a mistake, write to us.',
    },
    closed: {
      title: 'This page is closed',
      text: 'Sixty days have passed since your stay. If you would like to come again, the calendar is open.',
    },
  },
  asked: 'Sent: {{moment}}',
  days: 'Your days',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: '{{day}}, from {{time}}',
  until: '{{day}}, by {{time}}',
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  offline: 'The connection is lost; this is the last we know.',
  contact: {
    title: 'Any questions?',
    text: 'Write by WhatsApp or e-mail, or call us.',
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
    deposit:
      'Our message to you says by which day and to which account to pay the deposit; ask us if you cannot find it.',
    balance: 'The balance is paid on the day you arrive, at the door.',
    kept: 'Stays with us',
    returned: 'Comes back to you',
  },
  /** What owners have written for the day of arrival; they read these words where they write it. */
  guide: {
    title: 'Arrival guide',
    text: 'Here until the day you leave; show it only to those who stay with you.',
    opens:
      'The guide opens here on {{day}}: the way, the key, Wi-Fi and what to know about the house.',
    offline: 'The connection is cut; this is the guide as you last saw it.',
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
      'We can host {{guests}} guests at most.',
      'We cannot take pets.',
      'No smoking inside the house.',
      'There is no fence around the pool; never leave small children alone.',
    ],
  },
  other: {
    title: 'Other days',
    near: 'The free days nearest to yours:',
    calendar: 'See all free days',
  },
  keep: {
    title: 'Keep this page',
    text: 'Everybody who knows the link sees this page; give it only to people you trust.',
    share: 'Share',
    whatsapp: 'Send by WhatsApp',
    mail: 'Send by e-mail',
    calendar: 'Add to calendar',
    print: 'Print',
    copied: 'Link copied.',
    message: '{{villa}}, our guest page: {{address}}',
    event: 'Check-in from {{checkInFrom}}, check-out by {{checkOutBy}}.\n{{address}}',
  },
}
