import type { Translation } from '#i18n/translation.ts'

export const cleaning = {
  title: 'Cleaning list',
  text: 'The next two weeks. Changes appear on this page by themselves.',
  loading: 'Loading…',
  none: 'Nobody arrives or leaves in the next two weeks.',
  guest: 'guest',
  leaves: 'Check-out: {{guest}}, by {{checkOutBy}}',
  arrives: 'Check-in: {{guest}}',
  from: 'from {{checkInFrom}}',
  cot: 'cot',
  sameDay: 'One guest leaves and another arrives on this day.',
  notes: 'Note: {{notes}}',
  print: 'Print',
  noneFound: 'There is no list here. The link may have been renewed or copied incompletely.',
  failedFound: 'The list could not be reached. It opens by itself once you are online.',
} satisfies Translation['cleaning']
