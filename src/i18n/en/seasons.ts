/** What a season can ask besides its price, and what that makes of a stay. */
export const seasons = {
  percent: '%',
  hints: {
    weekendPerNight: 'Friday and Saturday',
    weekPercent: '7 nights or longer',
    arrivalDays:
      'If none is ticked, guests can check in on any day. You can still save other days; you only get a warning.',
  },
  weekend: 'weekend {{amount}}',
  week: '{{percent}}% off for a week or longer',
  arrival: 'check-in: {{weekdays}}',
  quote: {
    nights_one: '{{count}} night × {{perNight}}',
    nights_other: '{{count}} nights × {{perNight}}',
    weekday_one: '{{count}} weeknight × {{perNight}}',
    weekday_other: '{{count}} weeknights × {{perNight}}',
    weekend_one: '{{count}} weekend night × {{perNight}}',
    weekend_other: '{{count}} weekend nights × {{perNight}}',
    week: 'Weekly discount ({{percent}}%)',
    cleaning: 'Cleaning',
  },
  theirs: 'The other owner entered {{value}} while you were typing.',
  warnings: {
    sameDayIn: 'Check-in on the day another guest leaves: {{guest}}, {{day}}.',
    sameDayOut: 'Check-out on the day another guest arrives: {{guest}}, {{day}}.',
    short_one: 'Your minimum stay on these dates is {{count}} night.',
    short_other: 'Your minimum stay on these dates is {{count}} nights.',
    arrival_one: 'Your check-in day on these dates is {{weekdays}}.',
    arrival_other: 'Your check-in days on these dates are {{weekdays}}.',
    oldPrice:
      'The stay changed from {{before}} to {{after}} nights, but the total is still {{total}}: enter the new one.',
    allowed: 'You can still save it.',
  },
}
