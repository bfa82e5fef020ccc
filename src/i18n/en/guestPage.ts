import type { Translation } from '#i18n/translation.ts'

export const guestPage: Translation['guestPage'] = {
  title: 'Your stay',
  loading: 'Loading your page…',
  noScript: 'This page needs JavaScript. You can also ask us by e-mail:',
  states: {
    broken: {
      title: 'This link is incomplete',
      text: 'The address of your guest page ends with a 22-character key; part of it may be missing from the copied link. Open the whole link, or write to us.',
    },
    failed: {
      title: 'We cannot reach your page',
      text: 'You seem to be offline. The page loads by itself once you are online again.',
    },
    unknown: {
      title: 'There is no page here',
      text: 'The link may have been renewed or copied incorrectly: please ask us.',
    },
    new: {
      title: 'We have your request',
      text: 'We reply within {{answerHours}} hours. Our reply will appear on this page; keep the link.',
    },
    late: {
      title: 'Our reply is late',
      text: 'We are sorry. We still have your request; rather than wait, please write to us or call.',
    },
    held: {
      title: 'We are waiting for your reply',
      text: 'These dates are held for you until the end of {{day}}. Write to us whether you would like them; the message is ready below.',
    },
    open: {
      title: 'These dates are still free',
      text: 'We held them for you until {{day}}. Nobody has booked them since; if you write that you would like them, we will check and confirm.',
    },
    taken: {
      title: 'These dates are no longer free',
      text: 'We held them for you until {{day}}. If you still want them, or other ones would suit you, write to us or look below.',
    },
    declined: {
      title: 'We cannot offer you these dates',
      text: 'We are sorry. Please check the calendar for other dates, or write to us.',
    },
    replaced: {
      title: 'Another request of yours was accepted',
      text: 'This one was closed with it; your dates and payment are on the page of your stay.',
    },
    reserved: {
      title: 'Your dates are reserved',
      text: 'We look forward to seeing you. If anything changes, you will see it on this page.',
    },
    awaiting: {
      title: 'We have set your dates aside',
      text: 'They are reserved once your deposit has arrived. If anything changes, you will see it on this page.',
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
    closed: {
      title: 'This page is closed',
      text: 'Sixty days have passed since your stay. If you would like to come again, the calendar is open.',
    },
  },
  yourRequest: {
    title: 'Your request',
    people: 'Guests',
    total: 'Estimated total',
    deposit: 'deposit {{amount}}',
    replacement: 'The page of your stay',
    sent: 'Sent',
    answerBy: 'We reply by',
    note: 'Your note',
  },
  hosts: 'Your hosts:',
  days: 'Your dates',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: '{{day}}, from\u00a0{{checkInFrom}}$t(house.latestArrival, {"context": "{{latest}}"})',
  until: '{{day}}, by\u00a0{{checkOutBy}}',
  offline: 'You are offline; this is the page as you last saw it.',
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
    due: { deposit: 'Due now', balance: 'Still to pay', refund: 'To be refunded' },
    when: {
      transfer: 'by\u00a0{{day}}, by\u00a0bank transfer',
      late: 'it was due by {{day}}',
      open: 'by bank transfer',
      door: 'at the door, on the day you arrive, in cash or by transfer',
      now: 'now, by bank transfer',
    },
    later: 'Due later',
    paid: 'Paid',
    refunded: 'Refunded',
    kept: 'Kept by us',
    payments: 'Payments',
    shares: '{{paid}} of {{agreed}} has been paid.',
    refund: 'refund',
    methods: { cash: 'cash', transfer: 'bank transfer', card: 'card', channel: 'channel' },
    settled: 'Everything is paid. Thank you!',
    noAccount:
      'There is nothing to pay now. When a payment is due, our account will appear on this page.',
    accountChanged:
      'We changed our account on {{day}} (the former one ends in {{end}}). Call us on the number that you know before you pay; here it is {{phone}}.',
    account: {
      title: 'Who you are paying',
      holder: 'Account holder',
      bank: 'Bank',
      iban: 'IBAN',
      bic: 'BIC (SWIFT)',
      reference: 'Reference; add your name',
      abroad: 'If you pay from abroad',
      copy: 'Copy',
      copies: {
        amount: 'Copy the amount',
        holder: 'Copy the account holder',
        iban: 'Copy the IBAN',
        bic: 'Copy the BIC',
        reference: 'Copy the reference',
      },
      copied: 'Copied.',
      notCopied: 'Could not be copied; please select and copy it yourself.',
    },
    check: {
      title: 'Check before you pay',
      permit: 'Our tourism rental permit is no. {{permit}}:',
      permitShows: 'There you should see: {{shown}}',
      hosts: 'The account holder should be one of your hosts: {{hosts, list}}.',
      call: 'Call us before you pay. Do not rely on this page alone: compare our number with our earlier messages.',
      callListed: 'Call us before you pay. Our number is also shown here, so you can compare it:',
      never:
        'If our account changes, this page says so. If a message names another account than this page, do not pay; call us.',
    },
    payByCard: 'Pay by card',
  },
  agreement: {
    title: 'What we agreed',
    offer: 'Our offer',
    people: 'Guests',
    cot: 'a cot',
    total: 'Total, taxes included',
    deposit: 'Deposit (included)',
    perPerson: 'Per person ({{count}} people)',
    depositIf: 'The deposit, if you confirm',
    balance: 'The rest',
    payment: 'Payment',
    atDoor: '{{amount}}, at the door, on the day you arrive, in cash or by transfer',
    ahead: '{{amount}}, by bank transfer, no later than {{day}}',
    damage: 'Damage deposit',
    noDamage: 'none',
    damageTaken: '{{amount}}; taken on arrival and returned on departure',
    cancelling: 'Cancelling',
    free: 'Free of charge until {{day}}. $t(house.terms.late, {"context": "{{keeps}}"})',
    notFree: {
      deposit:
        'We agreed less than {{freeCancellationDays}} days before check-in, so cancelling is not free: we keep the deposit.',
      share:
        'We agreed less than {{freeCancellationDays}} days before check-in, so cancelling is not free: we keep {{latePercent}}% of the total.',
    },
    at: 'Agreed on',
    changedAt: '{{day}}; changed on {{changed}}',
    changes: 'What has changed',
    steps: {
      more_one: '{{count}} night more ({{dates}})',
      more_other: '{{count}} nights more ({{dates}})',
      less_one: '{{count}} night less ({{dates}})',
      less_other: '{{count}} nights less ({{dates}})',
      moved: 'other days ({{dates}})',
      total: 'total {{after}} instead of {{before}} ({{difference}})',
      deposit: 'deposit {{after}} instead of {{before}}',
      other: 'the guests or the terms; the days and the total stay as they were',
    },
    offeredAt: 'Offered on',
  },
  cancelled: {
    free: 'Cancelled on {{day}}, within the time of free cancellation (until {{lastFree}}).',
    late: 'Cancelling was free until {{lastFree}}; it was cancelled on {{day}}.',
    neverFree:
      'We agreed less than {{freeCancellationDays}} days before check-in, so cancelling was not free; it was cancelled on {{day}}.',
    kept: 'We keep {{kept}}.',
  },
  channel: {
    airbnb: 'Airbnb’s conditions apply: for paying and cancelling, see your reservation at Airbnb.',
    booking:
      'Booking.com’s conditions apply: for paying and cancelling, see your reservation at Booking.com.',
    vrbo: 'Vrbo’s conditions apply: for paying and cancelling, see your reservation at Vrbo.',
    google:
      'The conditions of the place where you booked apply: see there for paying and cancelling.',
    other:
      'The conditions of the place where you booked apply: see there for paying and cancelling.',
  },
  messages: {
    want: {
      title: 'Would you like these dates?',
      label: 'Yes, we would like these dates',
      text: 'Hello! We would like to stay at {{villa}}, {{checkIn}} – {{checkOut}}.',
      owesNothing: 'There is nothing to pay until we confirm.',
    },
    release: {
      title: 'Have your plans changed?',
      label: 'We no longer need these dates',
      text: 'Hello! We no longer need the dates {{checkIn}} – {{checkOut}} at {{villa}}.',
    },
    cancel: {
      title: 'Can’t make it?',
      label: 'We would like to cancel',
      text: 'Hello! We would like to cancel our stay at {{villa}}, {{checkIn}} – {{checkOut}}.',
      refund: {
        all: 'Under these terms we would refund all of the {{paid}} you have paid.',
        part: 'Under these terms we would refund {{refund}} of the {{paid}} you have paid.',
        none: 'Under these terms the {{paid}} you have paid would not be refunded.',
      },
      unpaid: 'You have not paid anything, so there is nothing to refund.',
      untilThen: 'We will reply to your message; nothing changes until then.',
    },
  },
  guide: {
    title: 'Arrival guide',
    text: 'The guide is shown here until the day you leave; show it only to the people who stay with you.',
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
  way: { title: 'How to get there', coordinates: 'On the map:', map: 'Directions' },
  other: {
    title: 'Other dates',
    near: 'The free dates closest to yours:',
    calendar: 'See all free dates',
  },
  keep: {
    title: 'Keep this page',
    text: 'Anyone who knows the link can see this page; share it only with people you trust.',
    share: 'Share',
    calendar: 'Add to calendar',
    print: 'Print',
    copied: 'Link copied.',
    event:
      'Check-in from {{checkInFrom}}$t(house.latestArrival, {"context": "{{latest}}"}); check-out by {{checkOutBy}}.\n{{address}}',
  },
}
