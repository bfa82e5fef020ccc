import type { Translation } from '#i18n/translation.ts'

export const fields = {
  musteriAdi: 'Customer',
  girisTarihi: 'Check-in',
  cikisTarihi: 'Check-out',
  kapora: 'Deposit',
  kalan: 'Due on arrival',
  depositDueBy: 'Deposit due by',
  toplamUcret: 'Total',
  notlar: 'Notes',
  phone: 'Phone',
  email: 'E-mail',
  guests: 'Guests',
  arrivalTime: 'Arrival time',
  cot: 'Cot',
  houseNotes: 'Note for the house (the cleaner sees it)',
  collectedOn: 'Balance collected on',
  heldFor: 'Kept free for the request',
  request: 'From request',
  hidesAmounts: 'Amounts hidden on the guest’s page',
  guestKey: 'Guest’s page',
  usesPayments: 'Payments recorded one by one',
  discount: 'Discount',
  discountReason: 'Reason for the discount',
  source: 'Channel',
  sourceUid: 'UID at the channel',
  channel: 'Channel calendar',
  blocked: 'Closed',
} satisfies Translation['admin']['fields']

/** Where stays are sold besides here. */
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
    pending: 'Add:',
    done: 'Added: {{guest}}',
    kept: '{{guest}}: the addition is saved on this device and will be sent when you are online.',
    failed: '{{guest}} could not be added. {{message}}',
  },
  edit: {
    log: 'changed',
    pending: 'Change:',
    done: 'Updated: {{guest}}',
    kept: '{{guest}}: the change is saved on this device and will be sent when you are online.',
    failed: '{{guest}} could not be updated. {{message}}',
    button: 'Edit',
  },
  cancel: {
    log: 'cancelled',
    pending: 'Cancel:',
    done: '{{guest}} has been cancelled; the nights are free again.',
    kept: '{{guest}}: the cancellation is saved on this device and will be sent when you are online.',
    failed: '{{guest}} could not be cancelled. {{message}}',
    button: 'Cancel stay',
  },
  uncancel: {
    log: 'cancellation undone',
    pending: 'Undo cancellation:',
    done: '{{guest}}: the cancellation was undone; the nights are booked again.',
    kept: '{{guest}}: undoing the cancellation is saved on this device and will be sent when you are online.',
    failed: '{{guest}}: the cancellation could not be undone. {{message}}',
    button: 'Undo cancellation',
  },
  delete: {
    log: 'deleted',
    pending: 'Delete:',
    done: '{{guest}} has been deleted.',
    kept: '{{guest}}: the deletion is saved on this device and will be sent when you are online.',
    failed: '{{guest}} could not be deleted. {{message}}',
    button: 'Delete',
  },
  undelete: {
    log: 'restored',
    pending: 'Restore:',
    done: '{{guest}} was restored.',
    kept: '{{guest}}: restoring is saved on this device and will be sent when you are online.',
    failed: '{{guest}} could not be restored. {{message}}',
    button: 'Restore',
  },
  pay: {
    log: 'payment recorded',
    pending: 'Payment:',
    done: '{{guest}}: payment recorded.',
    kept: '{{guest}}: the payment is saved on this device and will be sent when you are online.',
    failed: '{{guest}}: the payment could not be recorded. {{message}}',
  },
  unpay: {
    log: 'payment undone',
    pending: 'Undo payment:',
    done: '{{guest}}: payment undone.',
    kept: '{{guest}}: undoing the payment is saved on this device and will be sent when you are online.',
    failed: '{{guest}}: the payment could not be undone. {{message}}',
  },
  convert: { log: 'moved from the previous site' },
  purge: { log: 'removed from the deleted stays' },
  forget: { log: 'personal data removed' },
} satisfies Translation['admin']['acts']

/** How a person is taken out of what is stored, in an owner's words. */
export const person: Translation['office']['person'] = {
  removed: 'Removed person',
  remove: 'Remove personal data',
  question: 'Remove the personal data?',
  goes: 'Deleted: the name {{guest}}, e-mail, phone, message and notes, from the request and its stay, if any; a review, too, even a published one.',
  stays: 'Kept: dates, amounts, the number of guests, and which owner did what and when.',
  final: 'This cannot be undone. Unsaved text for this record is deleted, too.',
  confirm: 'Yes, remove the personal data',
  failed: 'The personal data could not be removed: {{message}}',
  done: 'The personal data has been removed; dates and amounts are kept.',
}
