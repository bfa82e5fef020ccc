import type { Translation } from '#i18n/translation.ts'

export const tools = {
  made: '{{file}} is ready, and your browser is saving it: {{holds}}.',
  failed: 'The file could not be made: {{message}}',
  stays_one: '{{count, number}} stay',
  stays_other: '{{count, number}} stays',
  requests_one: '{{count, number}} request',
  requests_other: '{{count, number}} requests',
  csv: {
    title: 'List for Excel',
    text: 'Every stay with all there is to know about it, in a list that Turkish Excel opens with a double click.',
    button: 'Download CSV',
    file: 'reservations',
    yes: 'yes',
    unreadable_one: '{{count}} record cannot be read, so it is not in the list.',
    unreadable_other: '{{count}} records cannot be read, so they are not in the list.',
  },
  backup: {
    title: 'Make a backup',
    text: 'Stays, requests and prices in one file. It holds your guests’ details, so keep it where nobody else gets hold of it.',
    button: 'Download backup',
    file: 'backup',
    prices: 'prices',
    unsent: 'Changes that have not been sent yet are not part of the backup.',
  },
} satisfies Translation['office']['tools']
