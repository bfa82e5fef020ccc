import type { Translation } from '#i18n/translation.ts'

const days =
  'Arrival: {checkIn}, from {checkInFrom}\nDeparture: {checkOut}, by {checkOutBy}\n{nights}'
const amounts =
  'Total: {total}\nPaid: {paid}\nWe ask for the deposit of {deposit} by {depositBy}. IBAN: {iban} ({accountHolder})\nTo be paid on arrival: {remainder}'
const way = 'Address: {address}\nMap: {map}'
const page = 'The page of your stay, where you see any change: {page}'
const closing = 'Warm regards,\n{hosts}'

export const letters = {
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  people_one: '{{count}} guest',
  people_other: '{{count}} guests',
  words: {
    guest: 'guest',
    checkIn: 'arrival',
    checkOut: 'departure',
    nights: 'nights',
    people: 'number of guests',
    villa: 'house',
    hosts: 'our names',
    phone: 'our phone',
    address: 'address',
    map: 'map',
    checkInFrom: 'arrival time',
    checkOutBy: 'departure time',
    total: 'total',
    deposit: 'deposit',
    depositBy: 'deposit due',
    paid: 'paid',
    remainder: 'due on arrival',
    kept: 'kept',
    returned: 'returned',
    iban: 'iban',
    accountHolder: 'account holder',
    page: 'guest’s page',
  },
  texts: {
    offer: {
      subject: '{villa}: {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nThank you for asking about {villa}, from {checkIn} to {checkOut} ({nights}). The house is free on these days.\nThe stay comes to {total}.\nOf it, {deposit} is the deposit.\n\nIf that suits you, just write back and we will keep the days for you.\n\n${closing}`,
    },
    confirmation: {
      subject: '{villa}: your reservation is settled, {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nYour reservation at {villa} is settled.\n${days}\n\n${amounts}\n\n${way}\n\n${page}\n\nWe look forward to seeing you.\n\n${closing}`,
    },
    change: {
      subject: '{villa}: your reservation has changed, {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nYour reservation at {villa} has changed. This is how it stands now:\n${days}\n\n${amounts}\n\n${page}\n\nShould anything be wrong, please write to us.\n\n${closing}`,
    },
    reminder: {
      subject: '{villa}: we expect you on {checkIn}',
      body: `Hello {guest},\n\n{villa} is waiting for you.\n${days}\nTo be paid on arrival: {remainder}\n\n${way}\n\nIf you write to us roughly when you will arrive, we will be there. Should you need anything on the way, our number is {phone}.\n\n${closing}`,
    },
    thanks: {
      subject: '{villa}: thank you',
      body: `Hello {guest},\n\nThank you for having been our guest at {villa}. We hope you had a good time.\nIf you write to us what you liked or what was missing, we will be glad. You are always welcome.\n\n${closing}`,
    },
    decline: {
      subject: '{villa}: {checkIn} – {checkOut}',
      body: `Hello {guest},\n\nThank you for asking about {villa}, from {checkIn} to {checkOut}. Unfortunately we cannot host you on these days. If other days would suit you, we will gladly have a look.\n\n${closing}`,
    },
    cancellation: {
      subject: '{villa}: your reservation for {checkIn} – {checkOut} is cancelled',
      body: `Hello {guest},\n\nYour reservation at {villa}, from {checkIn} to {checkOut}, is cancelled.\nYou have paid: {paid}\nWe will return: {returned}\nWe keep: {kept}\n\nIf other days would suit you, we will gladly have a look.\n\n${closing}`,
    },
  },
} satisfies Translation['letters']
