import type { Translation } from '#i18n/tr.ts'

export const problem = {
  missing: {
    other: 'This field is needed.',
    firstName: 'Please write your first name.',
    lastName: 'Please write your last name.',
    email: 'Please write your e-mail address.',
    phone: 'Please write your phone number.',
    checkIn: 'Please choose your check-in day.',
    checkOut: 'Please choose your check-out day.',
    password: 'Type your password.',
  },
  tooLong: 'At most {{limit}} characters, please.',
  email: 'The address looks incomplete; for example name@example.com',
  phone: 'Please include the area code; for example +44 20 7946 0958',
  date: 'There is no such day.',
  writtenDate: 'Type a day of the calendar as dd.mm.yyyy.',
  negative: 'An amount cannot be negative.',
  count: 'Please write a whole number, in digits.',
  tooFew: 'At least {{limit}}, please.',
  tooMany: 'At most {{limit}}, please.',
  past: 'Check-in cannot be before today.',
  order: 'Check-out must come after check-in.',
  long: 'Longer than a year; check the year.',
  booked: '{{day}} is booked.',
  overlap_one: 'These nights are taken: {{guest}}, {{dates}}.',
  overlap_other: 'These nights are taken: {{guest}}, {{dates}} and {{more}} more.',
} satisfies Translation['problem']
