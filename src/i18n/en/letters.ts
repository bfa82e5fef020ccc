import type { Translation } from '#i18n/translation.ts'

const days =
  'Check-in: {checkIn}, from {checkInFrom}\nLatest arrival: {checkInUntil}\nYou told us: about {arrival}\nCheck-out: {checkOut}, by {checkOutBy}\n{nights}'
const people = 'Guests: {people}'
const amounts =
  'Total: {total}\nAccommodation tax: {tax}\nPaid: {paid}\nRefunded: {refunded}\nTo be refunded: {returned}\nDue now (deposit): {dueNow}\nDue later: {dueLater}\nStill to pay: {remainder}'
const way = 'Address: {address}\nMap: {map}'
const page = 'Your guest page, where you can see any changes: {page}'
const account =
  'Account holder: {accountHolder}\nBank: {bank}\n$t(guestPage.accountNumber, {"context": "{{account}}"}): {accountNumber}\nBIC: {bic}\nReference: {reference}\nIf you pay from abroad: {abroad}\n{callFirst}\n{paymentNotice}'
const terms =
  'Cancelling: {cancelling}\nDamage deposit: {damageDeposit}, taken on arrival and returned on departure\nOur permit: {permit}'
const agreed = 'Agreed on: {agreedAt}'
const closing = 'Warm regards,\n{hosts}'

export const letters = {
  words: {
    guest: 'guest',
    checkIn: 'check-in',
    checkOut: 'check-out',
    nights: 'nights',
    people: 'number of guests',
    arrival: 'announced arrival',
    villa: 'house',
    hosts: 'our names',
    phone: 'our phone',
    address: 'address',
    map: 'map',
    checkInFrom: 'check-in time',
    checkInUntil: 'latest arrival',
    checkOutBy: 'check-out time',
    total: 'total',
    deposit: 'deposit',
    status: 'status',
    paid: 'paid',
    refunded: 'refunded',
    dueNow: 'due now',
    dueLater: 'due later',
    remainder: 'still to pay',
    kept: 'kept',
    returned: 'to be refunded',
    heldUntil: 'last day of the hold',
    cancelled: 'how it was cancelled',
    priceLines: 'lines of the price',
    tax: 'accommodation tax',
    cancelling: 'cancellation terms',
    damageDeposit: 'damage deposit',
    permit: 'permit',
    agreedAt: 'date agreed',
    changes: 'what has changed',
    accountHolder: 'account holder',
    bank: 'bank',
    accountNumber: '$t(letters.accountNumber, {"context": "{{account}}"})',
    bic: 'bic',
    reference: 'payment reference',
    abroad: 'note on transfers from abroad',
    callFirst: 'call first note',
    paymentNotice: 'account warning',
    page: 'guest page',
    guideNotice: 'guide note',
  },
  accountNumber_iban: 'iban',
  accountNumber_national: 'account number',
  newAccount:
    'Hello {{guest}}, we have changed our bank account. Please do not pay to the one in our earlier message; the new one is on your guest page only: {{page}} Call us on the number that you know before you pay.',
  accountChanged: 'We changed our account on {{day}} (the former one ends in {{end}}).',
  call: 'Please call us on {{phone}} before you pay, and compare the number with our earlier messages.',
  callListed: 'Please call us on {{phone}} before you pay; our number is also shown here: {{link}}',
  paymentNotice:
    'The account is also on your guest page, which says so if it changes. If the two differ, do not pay; call us.',
  guideNotice: 'Directions, keys and Wi-Fi are on that page.',
  status: {
    awaiting: 'We have set your dates aside; they are reserved once your deposit has arrived.',
    reserved: 'Your dates are reserved.',
  },
  due: {
    transfer: '{{amount}} by bank transfer, no later than {{day}}',
    late: '{{amount}} by bank transfer (it was due by {{day}})',
    open: '{{amount}} by bank transfer',
    unknown: '{{amount}} (we have not agreed on a day yet)',
    door: '{{amount}} at the door, on the day you arrive, in cash or by transfer',
    now: '{{amount}} by bank transfer, now',
  },
  texts: {
    offer: {
      subject: '{villa}: {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nThank you for asking about {villa}, from {checkIn} to {checkOut} ({nights}). The house is free on these dates.\nThe total is {total}.\nThe deposit is {deposit}.\n\nIf that suits you, just reply and we will reserve the dates for you.\n\n${closing}`,
    },
    held: {
      subject: '{villa}: we are keeping your days until {heldUntil}',
      body: `Hello {guest},\n\nWe are keeping {checkIn} – {checkOut} ({nights}) at {villa} for you until {heldUntil}.\nGuests: {people}\n\n{priceLines}\nTotal: {total}\nAccommodation tax: {tax}\nDeposit (included): {deposit}\nDue later: {dueLater}\n${terms}\nOffered on: {agreedAt}\n\nYou can confirm your dates on your guest page: {page}\n\n${closing}`,
    },
    confirmation: {
      subject: '{villa}: your stay, {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nHere are the details of your stay at {villa}. {status}\n${days}\n${people}\n\n{priceLines}\n${amounts}\n\n${account}\n\n${terms}\n${agreed}\n\n${way}\n${page}\n\nWe look forward to seeing you.\n\n${closing}`,
    },
    deposit: {
      subject: '{villa}: we have received your deposit, {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nYour payment has arrived, thank you. {status}\n${days}\n\n${amounts}\n\n${page}\n\n${closing}`,
    },
    change: {
      subject: '{villa}: your stay has changed, {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nYour stay at {villa} has changed. {status}\n\n{changes}\n\nHere are the new details:\n${days}\n${people}\n\n{priceLines}\n${amounts}\n\n${account}\n\n${terms}\n${agreed}\n\n${page}\n\nIf anything is wrong, please write to us.\n\n${closing}`,
    },
    reminder: {
      subject: '{villa}: we expect you on {checkIn}',
      body: `Hello {guest},\n\n{villa} is waiting for you.\n${days}\nStill to pay: {remainder}\n\n${way}\nYour guest page: {page}\n{guideNotice}\n\nIf you tell us roughly when you will arrive, we will be there to welcome you. If you need anything on the way, our number is {phone}.\n\n${closing}`,
    },
    thanks: {
      subject: '{villa}: thank you',
      body: `Hello {guest},\n\nThank you for staying at {villa}. We hope you had a good time.\nWe would be glad to hear what you liked and what was missing. You are always welcome.\n\nYou can write a review on your guest page: {page}\n\n${closing}`,
    },
    decline: {
      subject: '{villa}: {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nThank you for asking about {villa}, from {checkIn} to {checkOut}. Unfortunately we cannot host you on these dates. If other dates would suit you, we will gladly check.\n\n${closing}`,
    },
    cancellation: {
      subject: '{villa}: your reservation for {checkIn} – {checkOut} has been cancelled',
      body: `Hello {guest},\n\nYour reservation at {villa}, from {checkIn} to {checkOut}, has been cancelled.\n{cancelled}\nPaid: {paid}\nRefunded: {refunded}\nKept by us: {kept}\nTo be refunded: {returned}\nStill to pay: {remainder}\n\n${account}\n\nIf other dates would suit you, we will gladly check.\n\n${closing}`,
    },
  },
} satisfies Translation['letters']
