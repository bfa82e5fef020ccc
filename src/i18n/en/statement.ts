import type { Translation } from '#i18n/translation.ts'

export const statement = {
  title: '{{year}} for the accountant',
  text: 'Each month in two ways: income by nights, and payments by date. Paid, above, belongs to the month in which a stay begins; Received, to the month of the payment.',
  by: { night: 'By night', payment: 'By payment date' },
  columns: {
    stays: 'Stays',
    nights: 'Nights sold',
    income: 'Income',
    kept: 'Kept from cancellations',
    incomeTax: 'Tax {{percent}} (of income)',
    received: 'Received',
    receivedOfCancelled: 'From cancellations',
    receivedTax: 'Tax {{percent}} (of payments received)',
  },
  year: 'Year',
  seller: 'Sold by',
  own: 'Ourselves',
  all: 'Total',
  split: 'Split by seller',
  keptUntaxed:
    'Amounts kept from cancellations are part of the income; they have no nights, so no accommodation tax applies.',
  undated: 'Date unknown',
  undatedText_one:
    'The payment date of {{count}} stay from before payments were recorded one by one is unknown: it is not counted in any month, but in a separate row of the year in which the stay begins.',
  undatedText_other:
    'The payment dates of {{count}} stays from before payments were recorded one by one are unknown: their money is in no month, but in a separate row of the year in which the stays begin.',
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
  writtenBy: 'Recorded by',
  foreignAmount: 'Foreign amount',
  foreign:
    'Received in foreign money: {{amounts}}, at the rates of those days {{lira}}, which the totals include.',
} satisfies Translation['office']['statement']

export const year = {
  earlier: 'Previous year',
  later: 'Next year',
  hint: 'Tap the arrival day, then the departure day (or drag with a mouse) to start a stay on these days. A booked day opens its record, a day on hold its request. Free days show your price a night.',
  chosen: 'Arrival {{day}}. Now tap the departure day.',
  beginHere: 'Start with {{count}} nights',
  print: 'Print',
  free: 'free',
  closed: 'closed',
  owes: 'to collect {{amount}}',
  paid: 'paid',
  asked: 'requested by {{guest}}',
  held: 'on hold for {{guest}}',
  kinds: {
    stay: 'booked',
    unpaid: 'booked, payment missing',
    channel: 'from a channel',
    closed: 'closed',
    held: 'on hold for a request',
  },
  leaves: '{{guest}} leaves',
  arrives: '{{guest}} arrives',
  figures: '{{year}} in figures',
  summary: {
    one: 'Highest income and occupancy: {{best}} ({{income}}, {{occupancy}}). Whole year: {{yearIncome}}, occupancy {{yearOccupancy}}.',
    two: 'Highest income: {{best}} ({{income}}). Highest occupancy: {{fullest}} ({{occupancy}}). Whole year: {{yearIncome}}, occupancy {{yearOccupancy}}.',
    nothing: 'No nights or income in this year yet.',
  },
  month: 'Month',
  columns: {
    sold: 'Nights sold',
    occupancy: 'Occupancy',
    income: 'Income',
    perNight: 'Per night',
    deposits: 'Deposits',
    paid: 'Paid',
    owed: 'To collect',
    lead: 'Lead time',
  },
}
