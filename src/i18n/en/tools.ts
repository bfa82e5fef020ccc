import type { Translation } from '#i18n/translation.ts'

export const tools = {
  made: '{{file}} is ready, and your browser is saving it: {{holds}}.',
  failed: 'The file could not be made: {{message}}',
  stays_one: '{{count, number}} stay',
  stays_other: '{{count, number}} stays',
  csv: {
    title: 'List for Excel',
    text: 'Every stay with all there is to know about it, in a list that Excel opens with a double click.',
    button: 'Download CSV',
    file: 'reservations',
    yes: 'yes',
    unreadable_one: '{{count}} record cannot be read, so it is not in the list.',
    unreadable_other: '{{count}} records cannot be read, so they are not in the list.',
  },
} satisfies Translation['office']['tools']
