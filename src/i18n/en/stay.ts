import type { Translation } from '#i18n/translation.ts'

export const fields = {
  musteriAdi: 'Customer',
  girisTarihi: 'Check-in',
  cikisTarihi: 'Check-out',
  kapora: 'Deposit',
  kalan: 'Due on arrival',
  toplamUcret: 'Total',
  notlar: 'Notes',
  phone: 'Phone',
  email: 'E-mail',
  guests: 'Guests',
  arrivalTime: 'Arrival time',
  collectedOn: 'Balance collected on',
  request: 'From request',
  showsAmounts: 'Amounts on the guest’s page',
  guestKey: 'Guest’s page',
  usesPayments: 'Payments recorded one by one',
  source: 'Channel',
  sourceUid: 'Its UID there',
  channel: 'Channel calendar',
  kapali: 'Closed',
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
  reinstate: {
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
  restore: {
    log: 'restored',
    pending: 'Restore:',
    done: '{{guest}} was restored.',
    kept: '{{guest}}: restoring is saved on this device and will be sent when you are online.',
    failed: '{{guest}} could not be restored. {{message}}',
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
  move: { log: 'moved from the earlier site' },
  settle: { log: 'nights recorded' },
  forget: { log: 'personal data removed' },
} satisfies Translation['admin']['acts']
