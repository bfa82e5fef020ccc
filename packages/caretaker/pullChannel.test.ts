import { expect, test } from 'vitest'
import { type Channel, changeChannel, leaveAsIs, readChannels } from '#domain/channels/channel.ts'
import { openFindings } from '#domain/channels/finding.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { Failure } from '#domain/save/failure.ts'
import { dayIn } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { saveIn } from '#db/client.ts'
import { draft, failed, openForTwo, type Owner } from '#sample/testingSeason.ts'
import { pullAll } from './pullChannel.ts'
import { summaryOf } from './run.ts'
import { readCaretakerSeason } from './season.ts'
import { respond, serve } from './testingChannels.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-01T12:00:00Z')
const STAY = eventOf('a', '20261210', '20261214', 'Reserved - Jane Doe')
const FAR = eventOf('far', '20270601', '20270603')
const CALENDAR = calendarOf(STAY, FAR)

/** A season with these channels by name. */
async function openWith(addresses: { [name: string]: string }) {
  const season = await openForTwo()
  for (const [name, url] of Object.entries(addresses))
    await saveIn(season.ada, changeChannel(name, null, { name, url }, 'first'))
  const pull = (owner: Owner, at = NOW, onClock = () => {}) =>
    pullAll(owner, {
      site: 'here',
      local: true,
      fail: (name) => expect.fail(name),
      clock: () => {
        onClock()
        return at
      },
    })
  const stays = async () => {
    return (await readCaretakerSeason(season.ada)).reservations
      .map(({ musteriAdi, sourceTitle, dates }) => `${musteriAdi || sourceTitle} ${dates.checkIn}`)
      .toSorted()
  }
  const channels = async () => readChannels(await season.stored('channels')).channels
  /** The questions to an owner, by kind. */
  const questions = async (at = NOW) => {
    const { reservations, channels: all } = await readCaretakerSeason(season.ada)
    const open = openFindings(all, reservations, dayIn('Europe/Istanbul', at))
    return open.questions.map(({ finding }) => finding.kind)
  }
  return { ...season, pull, stays, channels, questions }
}

/** A season with one channel, whose calendar a test can change. */
async function openWithOne() {
  const served = { calendar: CALENDAR }
  const season = await openWith({ Vrbo: await serve(respond(() => served.calendar)) })
  return {
    ...season,
    served,
    questionsAt: async (at: number) => {
      await season.pull(season.ada, at)
      return season.questions(at)
    },
    channel: async () => {
      const [channel] = await season.channels()
      if (!channel) throw new Error('There is no channel')
      return channel
    },
  }
}

test('a pull writes new stays once, without guests, and stores its result with the channel', async () => {
  const { ada, pull, stays, channels, questions } = await openWithOne()

  const [first] = await pull(ada)
  const [second] = await pull(ada)

  expect(first && summaryOf(first, 0)).toBe('Vrbo: 2 new')
  expect(second && summaryOf(second, 0)).toBeNull()
  expect(await stays()).toEqual(['Reserved - Jane Doe 2026-12-10', 'Reserved 2027-06-01'])
  expect(await channels()).toMatchObject([{ pulled: { events: 2 } }])
  expect(await questions()).toEqual([])
})

test('a pull by two machines together writes nothing twice, while an owner edits and adds stays', async () => {
  const { ada, can, pull, stays, stored, questions } = await openWith({
    Airbnb: await serve(respond(() => CALENDAR)),
    Vrbo: await serve(
      respond(() => calendarOf(eventOf('v', '20270110', '20270112'), FAR.with(0, 'UID:f2'))),
    ),
  })

  await Promise.all([pull(ada), pull(can), can.add(draft('2026-12-20', '2026-12-23'))])

  expect(await stays()).toHaveLength(4)
  expect(entriesOf(await stored('reservations'))).toHaveLength(4)
  await pull(ada)
  expect(await stays()).toHaveLength(4)
  // Both channels have the same far days: one gets them, and an owner is asked about the other's.
  expect(await questions()).toEqual(['double'])
})

test('a pull shows both stays of a conflict, and overwrites nothing', async () => {
  const { ada, pull, stays, channels, questions } = await openWithOne()
  const own = await ada.add(draft('2026-12-12', '2026-12-16'))

  const [pulled] = await pull(ada)

  expect(pulled && summaryOf(pulled, 1)).toBe('Vrbo: 1 new, 1 to look at')
  expect(await questions()).toEqual(['conflict'])
  expect(await ada.see(own.id)).toEqual(own)
  expect(await stays()).toEqual(['Ayşe Yılmaz 2026-12-12', 'Reserved 2027-06-01'])
  expect((await channels())[0]?.findings.get('2026-12-10_2026-12-14')).toMatchObject({
    kind: 'conflict',
    title: 'Reserved - Jane Doe',
  })
})

test('in a pull one unreadable channel does not stop another', async () => {
  const { ada, pull, stays, channels } = await openWith({
    a404: await serve((_, response) => response.writeHead(404).end()),
    bGood: await serve(respond(() => CALENDAR)),
    cUnknown: 'https://calendar.invalid/a.ics',
    dHtml: await serve(respond(() => '<!doctype html><title>Sign in</title>')),
  })

  const all = await pull(ada)

  expect(all.map((each) => summaryOf(each, 0))).toEqual([
    'a404: not read (notFound)',
    'bGood: 2 new',
    'cUnknown: not read (unknownHost)',
    'dHtml: not read (html)',
  ])
  // The office shows the stored result of the channel.
  const kept = (await channels()).map(({ pulled }) => pulled?.problem)
  expect(kept).toEqual(all.map(({ result }) => result.problem))
  expect(await stays()).toHaveLength(2)
})

test('in a pull the failure of one channel is reported, and does not stop another', async () => {
  const url = await serve(respond(() => CALENDAR))
  const { ada, stays } = await openWith({ Airbnb: url, Vrbo: url })
  const failures: string[] = []
  let calls = 0
  const clock = () => {
    calls += 1
    if (calls === 1) throw new Error('broken')
    return NOW
  }
  const fail = (name: string) => (error: unknown) => void failures.push(`${name}: ${String(error)}`)

  const all = await pullAll(ada, { site: 'here', local: true, clock, fail })

  expect([failures, all.map((each) => summaryOf(each, 0))]).toEqual([
    ['Airbnb: Error: broken'],
    ['Vrbo: 2 new'],
  ])
  expect(await stays()).toHaveLength(2)
})

test.each([
  ['is deleted', false],
  ['remains when somebody has edited it', true],
])('a stay missing for an hour %s', async (_, isEdited) => {
  const { ada, pull, stays, served } = await openWithOne()
  await pull(ada)
  const [stay] = (await readCaretakerSeason(ada)).reservations
  if (isEdited && stay) await ada.edit(stay, { notlar: 'Köpekle' })
  served.calendar = calendarOf(FAR)

  await pull(ada)
  await pull(ada, NOW + HOUR - 1)
  expect(await stays()).toHaveLength(2)
  await pull(ada, NOW + HOUR)

  expect(await stays()).toHaveLength(isEdited ? 2 : 1)
})

const PAYMENT = { date: day('2026-11-01'), amount: 20_000, method: 'cash' } as const

test('a stay that is paid while its deletion is planned remains, or its payment is refused', async () => {
  const { ada, can, pull, stays, served } = await openWithOne()
  await pull(ada)
  const [stay] = (await readCaretakerSeason(ada)).reservations
  served.calendar = calendarOf(FAR)
  await pull(ada)

  const payments: Promise<unknown>[] = []
  await pull(ada, NOW + HOUR, () => {
    if (stay && payments.length === 0) payments.push(failed(can.pay(stay, PAYMENT)))
  })

  const [refusal] = await Promise.all(payments)
  expect(await stays()).toHaveLength(refusal instanceof Failure ? 1 : 2)
})

test('a stay that a person has named stays where it is when its channel sells its nights again', async () => {
  const { ada, can, pull, served, questions, stored } = await openWithOne()
  served.calendar = calendarOf(STAY.with(3, 'SUMMARY:Reserved'), FAR)
  await pull(ada)
  const [stay] = (await readCaretakerSeason(ada)).reservations
  if (stay) await can.edit(stay, { musteriAdi: 'Jane Doe' })
  served.calendar = calendarOf(eventOf('b', '20261213', '20261216'), FAR)

  await pull(ada)
  await pull(ada, NOW + HOUR)

  expect((await readCaretakerSeason(ada)).reservations[0]).toMatchObject({ dates: stay?.dates })
  expect(await stored('nights/2026-12-10')).toBe(stay?.id)
  expect(await questions()).toEqual(['moved'])
})

test('another listing’s calendar removes no stay', async () => {
  const { ada, pull, stays, served, questionsAt } = await openWithOne()
  const monthOf = (name: string, month: number) =>
    Array.from({ length: 8 }, (_, index) =>
      eventOf(`${name}${index}`, `${month}${10 + 2 * index}`, `${month}${11 + 2 * index}`),
    )
  served.calendar = calendarOf(...monthOf('ours', 202_612))
  await pull(ada)
  served.calendar = calendarOf(...monthOf('theirs', 202_701))
  await pull(ada)

  expect(await questionsAt(NOW + HOUR)).toEqual(Array.from({ length: 8 }, () => 'missing'))
  await pull(ada, NOW + 24 * HOUR)
  expect((await stays()).filter((each) => each.includes('2026-12'))).toHaveLength(8)
})

test('a stay missing while its guest is present is a question until an owner keeps it', async () => {
  const { ada, pull, stays, served, questionsAt, channel } = await openWithOne()
  await pull(ada)
  const [stay] = (await readCaretakerSeason(ada)).reservations
  const id = stay?.id ?? ''
  const arrived = Date.parse('2026-12-11T12:00:00Z')
  served.calendar = calendarOf(FAR)

  expect(await questionsAt(arrived)).toEqual([])
  expect(await questionsAt(arrived + HOUR)).toEqual(['missing'])
  await leave(ada, await channel(), id)

  expect(await questionsAt(arrived + 2 * HOUR)).toEqual([])
  expect(await stays()).toHaveLength(2)
})

test('months closed in one step are a question, also when an owner answers during a pull', async () => {
  const { ada, can, pull, stays, served, questionsAt, questions, channel } = await openWithOne()
  const months = calendarOf(eventOf('months', '20261201', '20270415'))
  const key = '2026-12-01_2027-04-15'
  served.calendar = months

  expect(await questionsAt(NOW)).toEqual(['long'])
  const before = await channel()
  const answers: Promise<void>[] = []
  await pull(ada, NOW, () => {
    if (answers.length === 0) answers.push(leave(can, before, key))
  })
  await Promise.all(answers)

  expect(await questions()).toEqual([])
  expect(await questionsAt(NOW)).toEqual([])
  expect(await stays()).toEqual([])
  served.calendar = calendarOf(FAR)
  await questionsAt(NOW)
  served.calendar = months
  expect(await questionsAt(NOW)).toEqual(['long'])
})

test('unreadable events are questions with their text, until an owner has looked', async () => {
  const { ada, served, questionsAt, channel, stays } = await openWithOne()
  const times = ['DTSTART;TZID="(UTC+03:00) Istanbul":20270901T150000', 'DTEND:20270908T110000']
  served.calendar = calendarOf(['SUMMARY:Ada', ...times], STAY, [
    'DTSTART:25700901',
    'DTEND:25700908',
  ])

  expect(await questionsAt(NOW)).toEqual(['unreadable', 'unreadable'])
  const { findings } = await channel()
  const titles = [...findings.values()].map(({ title }) => title)
  expect(titles).toContain(`Ada · ${times.join(' · ')}`)
  for (const [key, { kind }] of findings)
    if (kind === 'unreadable') await leave(ada, await channel(), key)

  expect(await questionsAt(NOW)).toEqual([])
  expect(await stays()).toHaveLength(1)
})

test('a calendar that is emptied, cut or an error changes nothing, and is read again', async () => {
  const { ada, pull, stays, served, channels } = await openWithOne()
  await pull(ada)
  for (const calendar of ['', calendarOf(), CALENDAR.slice(0, -30), '<html></html>']) {
    served.calendar = calendar
    await pull(ada, NOW + 2 * HOUR)
    await pull(ada, NOW + 30 * HOUR)
    expect(await stays()).toHaveLength(2)
    expect(await channels()).toMatchObject([{ pulled: { problem: expect.any(String) as string } }])
  }
  served.calendar = CALENDAR
  expect(await pull(ada, NOW + 31 * HOUR)).toMatchObject([{ written: { new: 0, gone: 0 } }])
})

async function leave(owner: Owner, channel: Channel, key: string): Promise<void> {
  const finding = channel.findings.get(key)
  if (!finding) throw new Error('There is no such finding')
  await saveIn(owner, leaveAsIs(channel, key, finding))
}
