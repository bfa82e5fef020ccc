import type { Translation } from '#i18n/translation.ts'

export const statement = {
  title: '{{year}} for the accountant',
  text: 'Each month in two ways: what its nights earned, and what came on its days. Paid, above, stands in the month in which a stay begins; Received, in the month in which the money came.',
  by: { night: 'By night', payment: 'By day of payment' },
  columns: {
    stays: 'Stays',
    nights: 'Nights sold',
    income: 'Income',
    kept: 'Kept of cancelled',
    incomeTax: 'Tax {{percent}} (of income)',
    received: 'Received',
    receivedOfCancelled: 'Of cancelled',
    receivedTax: 'Tax {{percent}} (of what was received)',
  },
  year: 'Year',
  seller: 'Sold by',
  own: 'Ourselves',
  all: 'All',
  split: 'By who sold them',
  keptUntaxed:
    'What is kept of cancelled stays is part of the income; it has no night, so no accommodation tax is reckoned on it.',
  undated: 'Day not known',
  undatedText_one:
    'On which day the money of {{count}} stay came, before payments were written down one by one, is not known: it is in no month, but on a line of its own in the year in which the stay begins.',
  undatedText_other:
    'On which day the money of {{count}} stays came, before payments were written down one by one, is not known: it is in no month, but on a line of its own in the year in which the stays begin.',
  ofDeleted_one: '{{count}} payment of a deleted stay is not counted.',
  ofDeleted_other: '{{count}} payments of deleted stays are not counted.',
  files: {
    months: {
      button: 'Download the months (CSV)',
      file: 'accounts {{year}}',
      holds_one: '{{count}} month',
      holds_other: '{{count}} months',
    },
    payments: {
      button: 'Download the payments (CSV)',
      file: 'payments {{year}}',
      holds_one: '{{count, number}} payment',
      holds_other: '{{count, number}} payments',
    },
  },
  writtenBy: 'Written by',
} satisfies Translation['office']['statement']
