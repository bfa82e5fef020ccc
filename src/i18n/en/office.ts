import type { Translation } from '#i18n/translation.ts'
import { caretaker } from './caretaker.ts'
import { channels } from './channels.ts'
import { cancelling } from './cancelling.ts'
import { news } from './news.ts'
import { payments } from './payments.ts'
import { script } from './script.ts'
import { seasons } from './seasons.ts'
import { sessions } from './entry.ts'
import { settings } from './settings.ts'
import { statement } from './statement.ts'
import { stayList } from './stayList.ts'
import { cleaningTool, tools } from './tools.ts'
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
    'tools/settings': 'Settings',
  },
  reviews,
  guide: officeGuide,
  noRoom: {
    title: 'There is no page here',
    text: 'The address may be mistyped, or the page may have been removed. Choose a section.',
  },
  address: {
    requestGone: 'The request at this address no longer exists; it may have been deleted.',
    stayGone: 'The stay at this address no longer exists; it may have been deleted.',
    stayWaiting: 'The stay at this address has not been saved yet; it opens once it is.',
  },
  today: {
    arriving: 'Arriving',
    leaving: 'Leaving',
    staying: 'Staying now',
    fortnight: {
      title: 'The next fourteen days',
      free: 'free',
      change: 'changeover',
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
    howPaid: 'How was it paid?',
    depositLate: 'The deposit was due by {{day}}',
    remind: 'Send a reminder',
    more_one: 'Show {{count}} more',
    more_other: 'Show {{count}} more',
    collected: 'Marked as collected: {{guest}}, {{amount}}',
    uncollected: 'No longer marked as collected: {{guest}}, {{amount}}',
    ahead: 'Coming up',
    waiting_zero: 'No request is waiting',
    waiting_one: '{{count}} request waiting',
    waiting_other: '{{count}} requests waiting',
    gap: 'Next gap: {{dates}}',
    gapOpen: 'Free from {{date}}.',
    turnover: '{{date}}: {{leaving}} leaves, {{arriving}} arrives',
    guests_one: '{{count}} guest',
    guests_other: '{{count}} guests',
    wrong: 'Needs attention',
    conflict: 'Two stays on the same nights: {{one}} and {{other}}',
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
    takeBack: 'Undo',
    openStay: 'Open the stay',
    reopen: 'Reopen the request',
    accepted: 'Accepted',
    stayDeleted: 'Was accepted; the stay was deleted later',
    stayCancelled: 'Was accepted; the stay was cancelled later',
    declined: 'Declined',
    heldUntil: 'Held until {{day}}',
    taken: 'These nights are booked: {{guest}}, {{dates}}',
    wantedToo: 'Another request for the same nights: {{guest}}, {{dates}}',
    andMore: 'and {{count, number}} more',
    glance: {
      free: 'Nights free',
      closed: 'Nights kept for this request, closed to visitors',
      price: '{{total}}, deposit {{deposit}}',
    },
    seenPrice: {
      saw: 'The guest saw {{total}}',
      answer: 'Answer with that price',
      answerToday: 'Answer with today’s price',
    },
    beside: {
      title: '{{guest}}: calendar, estimate, message',
      free: 'These nights are free, and nobody else has requested them.',
      asked: 'requested',
      rivals: 'also requested by someone else',
      estimate: 'At your prices',
      letter: 'Ready-made message',
    },
    noneOpen: 'No requests waiting for an answer.',
    folded_one: '{{count}} request has been answered',
    folded_other: '{{count}} requests have been answered',
    hold: {
      title: 'Hold until',
      text: 'The request from {{guest}} waits without an answer until this day. Note that guests still see these days as free, and others can request them. A guest with a guest page sees the last day there.',
      close: 'Block these days for visitors, too',
      closeHint:
        'Visitors and connected channels then see these nights as booked. They are free again once you answer the request, or when the office is next open after the last day.',
      stayName: 'On hold',
      released: 'The hold has ended; its nights are free again.',
      until: 'Last day',
      wrong: 'Enter a day from today up to check-in.',
    },
    kept: '{{guest}}: your answer is saved on this device and will be sent when you are online.',
    pending: {
      new: 'Undo the answer to',
      held: 'Hold',
      accepted: 'Accept',
      declined: 'Decline',
    },
    answered: {
      new: 'Answer undone: {{guest}}',
      held: 'On hold: {{guest}}',
      accepted: 'Accepted: {{guest}}',
      declined: 'Declined: {{guest}}',
    },
    history: {
      title: 'Who answered, and when',
      empty: 'This request was answered before this history was kept.',
      verbs: {
        accept: 'accepted it',
        hold: 'held it until {{day}}',
        decline: 'declined it',
        reopen: 'undid the answer',
        forget: 'removed the personal data',
        delete: 'deleted the request',
      },
    },
  },
  list: {
    filter: 'Show',
    filters: {
      all: 'All',
      coming: 'Upcoming',
      past: 'Past',
      owed: 'To collect',
      cancelled: 'Cancelled',
      deleted: 'Deleted',
    },
    totals: {
      stays_one: '{{count, number}} stay',
      stays_other: '{{count, number}} stays',
      kept: '{{amount}} from cancellations',
    },
  },
  picker: {
    girisTarihi: 'Pick the check-in day',
    cikisTarihi: 'Pick the check-out day',
    day: 'Pick the day',
    earlier: 'Previous month',
    later: 'Next month',
    free: 'Every night of this month is free.',
  },
  year,
  person,
  lead: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    unknown_one:
      'Lead time: how many days before check-in a stay was added, on average. {{count}} stay is not counted: the day it was added is unknown or after check-in.',
    unknown_other:
      'Lead time: how many days before check-in a stay was added, on average. {{count}} stays are not counted: the day they were added is unknown or after check-in.',
  },
  said: {
    yes: 'yes',
    no: 'no',
    title: 'Guests have answered',
    guest: {
      yes: 'Would like these dates',
      no: 'No longer wants these dates',
      withdraw: 'Has withdrawn the request',
      cancel: 'Asks to cancel the stay',
      keep: 'Is coming after all',
    },
    cancel: 'Cancel the stay…',
    keep: 'Keep the stay',
    kept: 'The stay of {{guest}} stands; write to them that you keep it.',
  },
  history: {
    title: 'History of this stay ({{count}})',
    changed: 'changed',
  },
  prices: officePrices,
  seasons,
  payments,
  cancelling,
  statement,
  stayList,
  tools,
  cleaning: cleaningTool,
  writing,
  guestPage: officeGuestPage,
  guests,
  channels,
  caretaker,
  script,
  settings,
  file: { choose: 'Choose a file', none: 'No file chosen' },
  news,
  sessions,
  watch,
} satisfies Translation['office']
