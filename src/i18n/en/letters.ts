import type { Translation } from '#i18n/translation.ts'

export const letters = {
  subject: '{{villa}}: {{checkIn}} – {{checkOut}}',
  greeting: 'Hello {{guest}},',
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  free: 'Thank you for asking about {{villa}}, from {{checkIn}} to {{checkOut}} ({{nights}}). The house is free on these days.',
  price: 'The stay comes to {{total}}, of it a deposit of {{deposit}}.',
  next: 'If that suits you, just write back and we will keep the days for you.',
  taken:
    'Thank you for asking about {{villa}}, from {{checkIn}} to {{checkOut}}. Unfortunately we cannot host you on these days. If other days would suit you, we will gladly have a look.',
  accepted:
    'Your reservation is settled: {{villa}}, arriving on {{checkIn}} (from {{checkInFrom}}), leaving on {{checkOut}} (by {{checkOutBy}}), {{nights}}.',
  seeYou: 'We look forward to seeing you.',
  closing: 'Warm regards,',
} satisfies Translation['letters']
