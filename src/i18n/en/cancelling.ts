/** What is said of a stay that is cancelled. */
export const cancelling = {
  question: 'Cancel this stay?',
  frees:
    'Its nights are for sale again at once. Guest, amounts and payments stay under “Cancelled”; the cancellation can be taken back while the nights are free.',
  changed: 'This record has just changed. As it is now, it stands below; cancel it all the same?',
  confirm: 'Yes, cancel it',
  fields: { kalan: 'What we keep', neden: 'Why (optional)' },
  all: 'Keep all that was paid',
  none: 'Give all of it back',
  paid: 'Paid',
  kept: 'What we keep',
  refund: 'To be given back',
  owed: 'To collect',
  badge: 'Cancelled',
  keeps: 'We keep {{amount}}',
  keepsNothing: 'We keep nothing',
  refunds: '{{amount}} to be given back',
  owes: '{{amount}} to collect',
  settled: 'Settled',
  said: '{{moment}} · {{by}}',
  open: 'Cancellation details',
  details: 'Cancelled stay: {{guest}}',
}
