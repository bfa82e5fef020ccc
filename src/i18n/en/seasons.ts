/** What a season can ask besides its price, and what that makes of a stay. */
export const seasons = {
  percent: '%',
  hints: {
    weekendPerNight: 'Friday and Saturday',
    weekPercent: '7 nights or longer',
    arrivalDays: 'With none ticked, guests arrive on any day. You are only warned, never stopped.',
  },
  weekend: 'weekend {{amount}}',
  week: '{{percent}}% off for a week or longer',
  arrival: 'arrival: {{weekdays}}',
  quote: {
    nights_one: '{{count}} night × {{perNight}}',
    nights_other: '{{count}} nights × {{perNight}}',
    weekday_one: '{{count}} weeknight × {{perNight}}',
    weekday_other: '{{count}} weeknights × {{perNight}}',
    weekend_one: '{{count}} weekend night × {{perNight}}',
    weekend_other: '{{count}} weekend nights × {{perNight}}',
    week: 'Discount for a week or longer ({{percent}}%)',
    cleaning: 'Cleaning',
  },
  theirs: 'The other owner wrote {{value}} while you typed.',
  warnings: {
    sameDayIn: 'Arrival on the day another leaves: {{guest}}, {{day}}.',
    sameDayOut: 'Departure on the day another arrives: {{guest}}, {{day}}.',
    short_one: 'You ask for {{count}} night at least on these dates.',
    short_other: 'You ask for {{count}} nights at least on these dates.',
    arrival_one: 'Your day of arrival on these dates is {{weekdays}}.',
    arrival_other: 'Your days of arrival on these dates are {{weekdays}}.',
    oldPrice:
      'From {{before}} to {{after}} nights, and the total is still {{total}}: write the new one.',
    allowed: 'You can save it all the same.',
  },
}
