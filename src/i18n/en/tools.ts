import type { Translation } from '#i18n/translation.ts'

export const tools = {
  made: '{{file}} is ready; your browser is saving it: {{holds}}.',
  failed: 'The file could not be made: {{message}}',
  stays_one: '{{count, number}} stay',
  stays_other: '{{count, number}} stays',
  requests_one: '{{count, number}} request',
  requests_other: '{{count, number}} requests',
  tabs: {
    label: 'Parts of the tools',
    messages: 'Messages',
    guide: 'Guide',
    channels: 'Channels',
    cleaning: 'Cleaning',
    reviews: 'Reviews',
    site: 'Site',
    data: 'Data',
  },
  accountant: {
    title: 'List for the accountant',
    text: 'Guest, days, nights, income, paid, refunded and still owed of each stay; without notes and contact details.',
    byMonth: 'Figures by month, and the payments’ file:',
    toFigures: 'Calendar, Figures',
    button: 'Download the accountant’s list',
    file: 'accountant',
  },
  csv: {
    title: 'List for Excel',
    text: 'All stays, including cancelled ones, with what their records contain. Turkish Excel opens it with a double click.',
    withNotes: 'With notes, telephone and e-mail',
    button: 'Download CSV',
    file: 'reservations',
    unreadable_one: '{{count}} record cannot be read, so it is not in the list.',
    unreadable_other: '{{count}} records cannot be read, so they are not in the list.',
  },
  calendar: { taken: 'Booked' },
  backup: {
    title: 'Make a backup',
    text: 'The file has all stays, including cancelled ones, payments, requests, messages, the arrival guide, prices and settings. It contains guests’ details and the guide’s passwords, so keep it in a safe place. Whoever set up the site can restore it.',
    button: 'Download backup',
    file: 'backup',
    prices: 'prices and settings',
  },
} satisfies Translation['office']['tools']

export const cleaningTool = {
  text: 'The cleaner sees who leaves when, who arrives, whether a cot is needed and the notes for the house. The list has no surnames, phone numbers or amounts.',
  link: 'The cleaner can open the list with a link, without an account, and it updates by itself. Only those who have the link can open it.',
  make: 'Create a link',
  copyLink: 'Copy the link',
  renew: 'Renew the link…',
  renewNow: 'Renew',
  sure: 'Should the cleaner’s link stop working?',
  sureText:
    'The link that you sent stops working. If you renew it, send the new one to the cleaner. The list updates by itself; you do not need to renew it for that.',
  withdraw: 'Remove',
  made: 'The link is ready.',
  renewed: 'The link is renewed; the earlier one no longer works.',
  withdrawn: 'The link is removed.',
} satisfies Translation['office']['cleaning']

export const stayList = {
  title: 'Reservation list',
  text: 'This adds your reservations from Excel, Google Sheets or another program. You first see row by row what will be added; nothing is written until you choose “Import”.',
  file: 'Choose a file (CSV, TSV)',
  paste: 'Or paste the rows',
  pasteHint:
    'Select the rows with their headings in the spreadsheet, copy them and paste them here. Guest, Check-in and Check-out are needed; Total, Deposit, Remainder, Paid, Phone, E-mail, Guests, Channel, Status, Notes and the form’s other fields are read, too.',
  preview: 'Preview',
  import: 'Import',
  problems: {
    empty: 'There are no rows here. Choose a file or paste the rows.',
    headings:
      'No column headings were found. One of the first rows must have Guest, Check-in and Check-out.',
    tooLong: 'The list is larger than 2 MB or 5,000 rows. Import it in parts.',
    sameAmount:
      'These columns may be the same amount: {{headings}}. Delete the one that is not to be imported, and preview again.',
    foreignMoney:
      'The amounts in this column are in another currency: {{headings}}. Write them in {{currencyCode, currencyName}}, and preview again.',
  },
  leftOut: 'Columns that are not imported: {{columns}}.',
  order: 'Which day is {{date}} in this list?',
  orders: { none: 'Choose', day: '{{date}} (day first)', month: '{{date}} (month first)' },
  pastPaid: 'Past stays were paid',
  pastPaidHint_one:
    'If ticked, {{sum}} is recorded for {{count, number}} stay, as paid earlier, on its check-in day.',
  pastPaidHint_other:
    'If ticked, {{sum}} in all is recorded for {{count, number}} stays, as paid earlier, on their check-in days.',
  undo_one: 'Undo: remove the {{count, number}} added stay',
  undo_other: 'Undo: remove the {{count, number}} added stays',
  good_one: '{{count, number}} of {{all, number}} rows will be added.',
  good_other: '{{count, number}} of {{all, number}} rows will be added.',
  added_one: '{{count, number}} stay was added; rows not added: {{left, number}}.',
  added_other: '{{count, number}} stays were added; rows not added: {{left, number}}.',
  isAdded: 'Added',
  doubtful: 'Its name or notes mention a cancellation or closed days. What is this row?',
  statuses: {
    none: 'Choose, or it is not added',
    booked: 'A stay',
    blocked: 'Closed days',
    cancelled: 'A cancelled stay',
  },
  keptHint: 'Cancelled; it is not added without this amount. Write 0 if nothing was kept.',
  stored: 'Stored already; not added.',
  storedCancelled: 'Stored already, as cancelled; not added.',
  overlaps: 'Overlaps a stored stay: {{other}}. Not added.',
  overlapsRow: 'Overlaps row {{line}}: {{other}}. Not added.',
  reasons: {
    cells: 'The row has more cells than there are headings; there must be a separator too many.',
    order: 'Does the date begin with the day or the month? Choose above.',
    nights: 'The number of nights does not fit the dates.',
    status: 'The status is unclear. Write Confirmed, Closed or Cancelled.',
  },
}
