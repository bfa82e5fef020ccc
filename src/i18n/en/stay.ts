import type { Translation } from '#i18n/translation.ts'

export const fields = {
  musteriAdi: 'Customer',
  girisTarihi: 'Check-in',
  cikisTarihi: 'Check-out',
  kapora: 'Deposit',
  kalan: 'Remainder',
  depositDueBy: 'Deposit due by',
  at: 'Agreed on',
  balanceDays: 'Balance due days before check-in',
  freeDays: 'Free cancellation until days before check-in',
  latePercent: 'Late cancellation costs (%)',
  damageDeposit: 'Damage deposit',
  taxPercent: 'Accommodation tax (%)',
  taxPaid: 'How the tax is paid',
  adults: 'Adults',
  children: 'Children',
  infants: 'Infants',
  toplamUcret: 'Total',
  notlar: 'Notes',
  phone: 'Phone',
  email: 'E-mail',
  language: 'Language of messages',
  guests: 'Guests',
  arrivalTime: 'Arrival time',
  cot: 'Cot',
  houseNotes: 'Note for the house (the cleaner sees it)',
  paymentLink: 'Card payment link',
  heldUntil: 'On hold until',
  request: 'Request',
  guestKey: 'Guest page',
  source: 'Channel',
  sourceUid: 'ID at the channel',
  sourceTitle: 'Title at the channel',
  channel: 'Channel calendar',
  identityReportedOn: 'Identities reported',
  identityReportedBy: 'Identities reported by',
  removed: 'Person removed',
  blocked: 'Closed',
} satisfies Translation['admin']['fields']

export const sources = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google',
  other: 'Other calendar',
}

export const acts = {
  add: {
    log: 'added',
    done: 'Added: {{guest}}',
    failed: '{{guest}} could not be added. {{message}}',
  },
  edit: {
    log: 'changed',
    done: 'Updated: {{guest}}',
    failed: '{{guest}} could not be updated. {{message}}',
  },
  cancel: {
    log: 'cancelled',
    done: '{{guest}} has been cancelled; the nights are free again.',
    failed: '{{guest}} could not be cancelled. {{message}}',
    button: 'Cancel stay',
  },
  uncancel: {
    log: 'cancellation undone',
    done: '{{guest}}: the cancellation was undone; the nights are booked again.',
    failed: '{{guest}}: the cancellation could not be undone. {{message}}',
    button: 'Undo cancellation',
  },
  delete: {
    log: 'deleted',
    done: '{{guest}} has been deleted.',
    failed: '{{guest}} could not be deleted. {{message}}',
    button: 'Delete',
  },
  pay: {
    log: 'payment recorded',
    done: '{{guest}}: payment recorded.',
    failed: '{{guest}}: the payment could not be recorded. {{message}}',
  },
  unpay: {
    log: 'payment undone',
    done: '{{guest}}: payment undone.',
    failed: '{{guest}}: the payment could not be undone. {{message}}',
  },
  refund: {
    log: 'refund recorded',
    done: '{{guest}}: refund recorded.',
    failed: '{{guest}}: the refund could not be recorded. {{message}}',
  },
  unrefund: {
    log: 'refund undone',
    done: '{{guest}}: refund undone.',
    failed: '{{guest}}: the refund could not be undone. {{message}}',
  },
  forget: { log: 'personal data removed' },
} satisfies Translation['admin']['acts']

export const person: Translation['office']['person'] = {
  removed: 'Removed person',
  nameless: 'no name',
  remove: 'Remove personal data',
  question: 'Remove the personal data?',
  goes: 'Deleted: the name {{guest}}, e-mail, phone, notes, their earlier texts and the messages that were sent, from the request and its stay, if any; a review, too, even a published one.',
  stays: 'Kept: dates, amounts, the number of guests, and which owner did what and when.',
  final: 'This cannot be undone. Unsaved text for this record is deleted, too.',
  confirm: 'Yes, remove the personal data',
  failed: 'The personal data could not be removed: {{message}}',
  done: 'The personal data has been removed; dates and amounts are kept.',
}

export const requests = {
  empty: 'No requests yet.',
  sent: 'Sent: {{time}}',
  search: 'Search requests',
  older: 'Show older requests',
  unreadable_one: '{{count}} request cannot be read.',
  unreadable_other: '{{count}} requests cannot be read.',
  deleteHint: 'The request from {{guest}} will be deleted. This cannot be undone.',
  deleted: 'Request deleted: {{guest}}',
} satisfies Translation['admin']['requests']
