import { expect, test } from 'vitest'
import { seasonFields } from '#domain/prices/prices.ts'
import { emptyTexts } from '#domain/field/record.ts'
import { readSeasonTexts, type SeasonTexts, toggleWeekday } from './seasonTexts.ts'

const texts = {
  ...emptyTexts(seasonFields),
  from: '01.06.2027',
  to: '31.08.2027',
  perNight: '9.000',
  minNights: '5',
}
test.each<[string, Partial<SeasonTexts>, object]>([
  [
    'a weekend, a week and an arrival',
    { weekendPerNight: '11.000', weekPercent: '10', arrivalDays: '67' },
    { weekendPerNight: 11_000, weekPercent: 10, arrivalDays: '67' },
  ],
  ['what is required', {}, {}],
  ['every day of arrival ticked', { arrivalDays: '1234567' }, {}],
  ['nothing off', { weekPercent: '0' }, {}],
  ['no minimum stay', { minNights: ' ' }, { minNights: 1 }],
])('a form with %s becomes a season', (_, typed, more) => {
  const plain = { from: '2027-06-01', to: '2027-08-31', perNight: 9000, minNights: 5 }

  expect(readSeasonTexts({ ...texts, ...typed })).toEqual({ value: { ...plain, ...more } })
})

test.each<[string, Partial<SeasonTexts>, object]>([
  [
    'nothing',
    emptyTexts(seasonFields),
    {
      from: { code: 'missing' },
      to: { code: 'missing' },
      perNight: { code: 'missing' },
    },
  ],
  ['an end before its beginning', { to: '31.05.2027' }, { to: { code: 'seasonOrder' } }],
  ['a slip in the year', { to: '31.08.2037' }, { to: { code: 'long' } }],
  [
    'too much off and a free weekend',
    { from: '01.07.2027', weekPercent: '91', weekendPerNight: '0' },
    {
      weekPercent: { code: 'tooMany', limit: 90 },
      weekendPerNight: { code: 'tooLittle', limit: 1 },
    },
  ],
  ['a day half typed', { from: '01.06' }, { from: { code: 'writtenDate' } }],
])('a form with %s is no season, and has its problems at the fields', (_, change, problems) => {
  expect(readSeasonTexts({ ...texts, ...change })).toEqual({ problems })
})

test.each([
  ['', '6', '6'],
  ['6', '5', '56'],
  ['156', '5', '16'],
  ['6', '6', ''],
])('%j with %s toggled is %j', (some, day, toggled) => {
  expect(toggleWeekday(some, day)).toBe(toggled)
})
