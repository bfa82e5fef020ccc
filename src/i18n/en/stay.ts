import type { Translation } from '#i18n/translation.ts'

export const fields = {
  musteriAdi: 'Customer',
  girisTarihi: 'Check-in',
  cikisTarihi: 'Check-out',
  kapora: 'Deposit',
  kalan: 'Remainder',
  toplamUcret: 'Total',
  notlar: 'Notes',
  phone: 'Phone',
  email: 'E-mail',
  guests: 'Guests',
  arrivalTime: 'Arrival time',
  collectedOn: 'Remainder collected on',
  request: 'From request',
  showsAmounts: 'Amounts on the guest’s page',
  guestKey: 'Guest’s page',
  usesPayments: 'Payments written down one by one',
  source: 'Channel',
  sourceUid: 'Its UID there',
  channel: 'Calendar it came by',
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
    pending: 'To add:',
    done: 'Added: {{guest}}',
    kept: '{{guest}}: the addition is kept on this device and will be sent once you are connected.',
    failed: '{{guest}} could not be added. {{message}}',
  },
  edit: {
    log: 'changed',
    pending: 'To change:',
    done: 'Updated: {{guest}}',
    kept: '{{guest}}: the change is kept on this device and will be sent once you are connected.',
    failed: '{{guest}} could not be updated. {{message}}',
    button: 'Edit',
  },
  cancel: {
    log: 'cancelled',
    pending: 'To cancel:',
    done: '{{guest}} has been cancelled; the nights are free again.',
    kept: '{{guest}}: the cancellation is kept on this device and will be sent once you are connected.',
    failed: '{{guest}} could not be cancelled. {{message}}',
    button: 'Cancel stay',
  },
  reinstate: {
    log: 'cancellation taken back',
    pending: 'To take a cancellation back:',
    done: '{{guest}}: the cancellation is taken back, the nights are booked again.',
    kept: '{{guest}}: taking the cancellation back is kept on this device and will be done once you are connected.',
    failed: '{{guest}}: the cancellation could not be taken back. {{message}}',
    button: 'Take cancellation back',
  },
  delete: {
    log: 'deleted',
    pending: 'To delete:',
    done: '{{guest}} has been deleted.',
    kept: '{{guest}}: the deletion is kept on this device and will be sent once you are connected.',
    failed: '{{guest}} could not be deleted. {{message}}',
    button: 'Delete',
  },
  restore: {
    log: 'brought back',
    pending: 'To bring back:',
    done: '{{guest}} is back.',
    kept: '{{guest}}: bringing it back is kept on this device and will be sent once you are connected.',
    failed: '{{guest}} could not be brought back. {{message}}',
  },
  pay: {
    log: 'payment written down',
    pending: 'Payment:',
    done: '{{guest}}: payment written down.',
    kept: '{{guest}}: the payment is kept on this device and will be sent once you are connected.',
    failed: '{{guest}}: the payment could not be written down. {{message}}',
  },
  unpay: {
    log: 'payment taken back',
    pending: 'To take a payment back:',
    done: '{{guest}}: payment taken back.',
    kept: '{{guest}}: taking the payment back is kept on this device and will be done once you are connected.',
    failed: '{{guest}}: the payment could not be taken back. {{message}}',
  },
  move: { log: 'moved from the earlier site' },
  settle: { log: 'its nights written down' },
  forget: { log: 'personal data removed' },
} satisfies Translation['admin']['acts']
