import type { Translation } from '#i18n/translation.ts'
import { caretaker } from './caretaker.ts'
import { channels } from './channels.ts'
import { cancelling } from './cancelling.ts'
import { news } from './news.ts'
import { payments } from './payments.ts'
import { seasons } from './seasons.ts'
import { sessions } from './entry.ts'
import { statement } from './statement.ts'
import { tools } from './tools.ts'
import { officeGuestPage } from './officeGuestPage.ts'
import { officeGuide } from './officeGuide.ts'
import { officePrices } from './officePrices.ts'
import { person } from './officePerson.ts'
import { reviews } from './officeReviews.ts'
import { guests, writing } from './writing.ts'
import { watch } from './watch.ts'
import { year } from './year.ts'

export const office = {
  app: 'Office',
  rooms: {
    label: 'Sections',
    today: 'Today',
    dashboard: 'Reservations',
    requests: 'Requests',
    calendar: 'Calendar',
    prices: 'Prices',
    tools: 'Tools',
  },
  reviews,
  guide: officeGuide,
  noRoom: {
    title: 'There is no page here',
    text: 'The address may be mistyped, or the page gone. Choose one of the sections.',
  },
  address: {
    requestGone: 'The request at this address is no longer here; it may have been deleted.',
    stayGone: 'The stay at this address is no longer here; it may have been deleted.',
    stayWaiting: 'The stay at this address has not been saved yet; it opens once it is.',
  },
  today: {
    arriving: 'Arriving',
    leaving: 'Leaving',
    staying: 'In the house',
    fortnight: {
      title: 'The next fourteen days',
      free: 'free',
      change: 'change',
      leaves: 'out',
      comes: 'in',
    },
    quiet: 'Nobody arrives or leaves today.',
    turnoverToday: 'One guest leaves and another arrives today.',
    owedLate: 'Overdue',
    owedToday: 'To collect today',
    owedWeek: 'To collect this week',
    nothingOwed: 'Nothing more to collect this week.',
    collect: 'Mark as collected',
    collectFrom: 'Mark as collected: {{guest}}',
    collected: 'Written down as collected: {{guest}}, {{amount}}',
    uncollected: 'No longer collected: {{guest}}, {{amount}}',
    ahead: 'Ahead',
    waiting_one: '{{count}} request waits',
    waiting_other: '{{count}} requests wait',
    gap: 'Next gap: {{dates}}',
    gapOpen: 'Free from {{date}} on.',
    turnover: '{{date}}: {{leaving}} leaves, {{arriving}} arrives',
    guests_one: '{{count}} guest',
    guests_other: '{{count}} guests',
    wrong: 'To look into',
    conflict: 'Two stays in the same nights: {{one}} and {{other}}',
    unreadable_one: '{{count}} record cannot be read; it is on the Reservations page.',
    unreadable_other: '{{count}} records cannot be read; they are on the Reservations page.',
    open_one:
      'Anyone can still read the name and amounts of {{count}} earlier record; move it on the Reservations page.',
    open_other:
      'Anyone can still read the names and amounts of {{count}} earlier records; move them on the Reservations page.',
  },
  requests: {
    accept: 'Accept',
    holdIt: 'Hold',
    decline: 'Decline',
    takeBack: 'Take back',
    openStay: 'Open the stay',
    reopen: 'Reopen the request',
    accepted: 'Accepted',
    stayDeleted: 'Was accepted; its stay has been deleted since',
    stayCancelled: 'Was accepted; its stay has been cancelled since',
    declined: 'Declined',
    heldUntil: 'Held until {{day}}',
    taken: 'These nights are taken: {{guest}}, {{dates}}',
    wantedToo: 'Another request for the same nights: {{guest}}, {{dates}}',
    andMore: 'and {{count, number}} more',
    glance: { free: 'Nights free', price: '{{total}}, deposit {{deposit}}' },
    beside: {
      title: '{{guest}}: calendar, estimate, message',
      free: 'These nights are free, and nobody else asks for them.',
      asked: 'asked for',
      rivals: 'somebody else asks, too',
      estimate: 'By your prices',
      letter: 'Message, as it stands',
    },
    noneOpen: 'No request waits for an answer.',
    folded_one: '{{count}} request has been answered',
    folded_other: '{{count}} requests have been answered',
    hold: {
      title: 'Hold until when?',
      text: 'Holds the request from {{guest}} until this day. The days stay free in the public calendar, and show as on hold in your own year; a guest with a page of their own reads there until when you wait.',
      until: 'Last day',
      wrong: 'A day from today up to check-in, please.',
    },
    kept: '{{guest}}: your answer is kept on this device, and sent once the connection is back.',
    pending: {
      new: 'Taking back the answer to',
      held: 'Hold of',
      accepted: 'Acceptance of',
      declined: 'Decline of',
    },
    answered: {
      new: 'Answer taken back: {{guest}}',
      held: 'On hold: {{guest}}',
      accepted: 'Accepted: {{guest}}',
      declined: 'Declined: {{guest}}',
    },
    history: {
      title: 'Who answered, and when',
      empty: 'This request was answered before a history was kept.',
      verbs: {
        accept: 'accepted it',
        hold: 'held it until {{day}}',
        decline: 'declined it',
        reopen: 'took the answer back',
        forget: 'removed the personal data',
        delete: 'deleted the request',
      },
    },
  },
  list: {
    filter: 'Show',
    filters: {
      all: 'All',
      coming: 'Coming',
      past: 'Past',
      owed: 'To collect',
      cancelled: 'Cancelled',
    },
    totals: {
      stays_one: '{{count, number}} stay',
      stays_other: '{{count, number}} stays',
      kept: '{{amount}} of cancelled',
    },
  },
  picker: {
    girisTarihi: 'Pick the check-in day',
    cikisTarihi: 'Pick the check-out day',
    day: 'Pick the day',
    earlier: 'Earlier month',
    later: 'Later month',
    free: 'Every night of this month is free.',
  },
  year,
  person,
  lead: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    unknown_one:
      'Lead time: how many days before check-in a stay was entered, on average. {{count}} stay is left out: when it was entered is not known, or was after check-in.',
    unknown_other:
      'Lead time: how many days before check-in a stay was entered, on average. {{count}} stays are left out: when they were entered is not known, or was after check-in.',
  },
  said: { yes: 'yes', no: 'no' },
  history: {
    title: 'History of this stay ({{count}})',
    changed: 'changed',
  },
  prices: officePrices,
  seasons,
  payments,
  cancelling,
  statement,
  tools,
  writing,
  guestPage: officeGuestPage,
  guests,
  channels,
  caretaker,
  file: { choose: 'Choose a file', none: 'No file chosen' },
  news,
  sessions,
  watch,
} satisfies Translation['office']
