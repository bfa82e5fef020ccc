import {
  type Habits,
  mostVisitors,
  percentile,
  type Policy,
  simulateDay,
} from './connectionLoad.ts'
import type { Figure } from './figure.ts'
import { createRandom } from './statistics.ts'

/** The free plan's limit; a browser tab is one connection (firebase.google.com/docs/database/usage/limits). */
const LIMIT = 100
const SHARE_OF_TIME = 0.999
const SEED = 1

const HABITS: Habits = {
  // A mean of 155 s, as First Page Sage reports for "Hotels & Resorts"; the spread is assumed: one in six stays over four minutes.
  looking: { median: 75, deviation: 1.2 },
  // Assumed: half of those who come scroll on to the last section before the footer.
  nearCalendarShare: 0.5,
  // Assumed: three in ten keep the tab to compare with other houses, half of them for more than half an hour.
  leftOpenShare: 0.3,
  leftOpen: { median: 1_800, deviation: 1 },
  // Assumed: a day of a consumer site, quiet before dawn, busiest between 20 and 23 o'clock.
  hours: [2, 1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 6, 5, 5, 5, 5, 6, 6, 8, 8, 7, 4],
}

const POLICIES: readonly { what: string; policy: Policy }[] = [
  {
    what: 'connect at once, never let go',
    policy: { connects: 'atOnce', hiddenLimit: Infinity },
  },
  {
    what: 'connect near the calendar, never let go',
    policy: { connects: 'nearCalendar', hiddenLimit: Infinity },
  },
  {
    what: 'connect near the calendar, let go when hidden for a minute',
    policy: { connects: 'nearCalendar', hiddenLimit: 60 },
  },
]

/** How many visitors a day there may be before one second in a thousand finds the free plan's connections used up. */
export function measureConnections(): Figure[] {
  return POLICIES.map(({ what, policy }) => ({
    what,
    value: mostVisitors((visitors) => {
      const day = simulateDay(visitors, HABITS, policy, createRandom(SEED))
      return percentile(day, SHARE_OF_TIME) <= LIMIT
    }),
    unit: 'count',
    note: 'visitors a day',
  }))
}
