/** How visitors come, stay and leave; times in seconds. */
export type Habits = {
  /** How long the page is looked at: a log-normal distribution by its median and the deviation of its logarithm. */
  looking: { median: number; deviation: number }
  /** The share of visitors who come near the calendar, at some moment of their looking. */
  nearCalendarShare: number
  /** The share who leave the tab open behind others instead of closing it, and for how long. */
  leftOpenShare: number
  leftOpen: { median: number; deviation: number }
  /** How a day's visits are spread over its hours, by weight. */
  hours: readonly number[]
}

/** When a page holds its connection: from the start or near the calendar, and how long a hidden tab keeps it. */
export type Policy = { connects: 'atOnce' | 'nearCalendar'; hiddenLimit: number }

const HOUR = 3_600
const DAY = 24 * HOUR

/** How many connections are open in each second of a day with `visitors`; the night's end runs into the day's beginning. */
export function simulateDay(
  visitors: number,
  habits: Habits,
  policy: Policy,
  random: () => number,
): Int32Array {
  const changes = new Int32Array(DAY)
  const change = (second: number, by: number) => {
    const at = Math.floor(second) % DAY
    changes[at] = (changes[at] ?? 0) + by
  }
  let open = 0
  for (let visit = 0; visit < visitors; visit += 1) {
    const arrival = pickHour(habits.hours, random) * HOUR + random() * HOUR
    const { from, to } = connectedSpan(habits, policy, random)
    // A tab left open for days holds as many connections at the same second of the day.
    open += Math.floor((arrival + to) / DAY) - Math.floor((arrival + from) / DAY)
    change(arrival + from, 1)
    change(arrival + to, -1)
  }
  return changes.map((by) => (open += by))
}

/** The number of connections that is not exceeded in `share` of the seconds. */
export function percentile(connections: Int32Array, share: number): number {
  return connections.toSorted()[Math.ceil(connections.length * share) - 1] ?? 0
}

/** The most visitors a day for whom `holds`, to three digits; `holds` must be true of few and false of very many. */
export function mostVisitors(holds: (visitors: number) => boolean): number {
  let [low, high] = [0, 1]
  while (holds(high)) [low, high] = [high, high * 2]
  while (high - low > high / 1_000) {
    const middle = Math.round((low + high) / 2)
    if (middle === low || middle === high) break
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

// When the connection is held, in seconds since arrival.
function connectedSpan(habits: Habits, policy: Policy, random: () => number) {
  const looking = logNormal(habits.looking, random)
  const hidden = random() < habits.leftOpenShare ? logNormal(habits.leftOpen, random) : 0
  const near = random() < habits.nearCalendarShare ? random() * looking : Infinity
  const from = policy.connects === 'atOnce' ? 0 : near
  if (from === Infinity) return { from: 0, to: 0 }
  return { from, to: looking + Math.min(hidden, policy.hiddenLimit) }
}

function logNormal({ median, deviation }: Habits['looking'], random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return median * Math.exp(deviation * normal)
}

function pickHour(hours: readonly number[], random: () => number): number {
  let rest = random() * hours.reduce((sum, weight) => sum + weight, 0)
  const hour = hours.findIndex((weight) => (rest -= weight) < 0)
  return hour === -1 ? hours.length - 1 : hour
}
