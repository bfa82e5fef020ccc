import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { choicesAt } from '#domain/caretaker/choices.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { addDays } from '#domain/date.ts'
import { clockAt } from '#domain/moment.ts'
import { day } from '#domain/testing.ts'
import { saveChoicesOver } from '#firebase/caretakerWriter.ts'
import { saveChannelOver } from '#firebase/channelWriter.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { draft } from '#scripts/sample/season.ts'
import { HOUR, MINUTE, MORNING, openTelling } from './testingLook.ts'
import { listen } from './testingServers.ts'

const { owner, coowner } = DEMO_ACCOUNTS
const MIDNIGHT = MORNING - 8 * HOUR

/** A moment of the day by the villa's clock. */
function at(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return MIDNIGHT + hours * HOUR + minutes * MINUTE
}

test(
  'a day in the life: requests, feeds, two owners and a mail server that fails, looked at every five minutes',
  { timeout: 600_000 },
  async () => {
    const sold = [eventOf('far', '20270601', '20270603')]
    const feed = { works: true, events: sold }
    const port = await listen(
      createServer((_, response) => {
        if (!feed.works) response.writeHead(503)
        response.end(feed.works ? calendarOf(...feed.events) : '')
      }),
    )
    const mail = { isDown: false }
    const season = await openTelling(
      { sender: () => (mail.isDown ? { code: 421, message: 'closed' } : null) },
      [owner.email, coowner.email],
    )
    const { ada, can, arrived, look, signIn, line, unsoundness } = season
    const url = `http://127.0.0.1:${port}/a.ics`
    await saveChannelOver(ada, { id: 'vrbo', base: null, wanted: { name: 'Vrbo', url } })
    await saveChoicesOver(can, coowner.uid, choicesAt(coowner.email, [], 'en'))
    await ada.add(draft('2026-11-02', '2026-11-05', { musteriAdi: 'Gelen Misafir' }))
    await ada.add(draft('2026-12-12', '2026-12-16'))
    const other = await signIn()
    let asked = 0
    const ask = () => ada.ask('2027-01-10', addDays(day('2027-01-11'), (asked += 1)))
    let first = ''

    const happenings: { [clock: string]: () => Promise<unknown> } = {
      '09:12': async () => (first = await ask()),
      '10:03': () => can.answer(first, 'new', { status: 'declined' }),
      '11:02': () =>
        Promise.resolve((feed.events = [...sold, eventOf('v', '20261210', '20261214')])),
      '12:01': () => Promise.resolve((mail.isDown = true)),
      '12:04': ask,
      '12:38': () => Promise.resolve((mail.isDown = false)),
      '13:01': () => Promise.resolve((feed.works = false)),
      '15:02': async () => {
        for (let count = 0; count < 60; count += 1) await ask()
      },
      '20:02': () =>
        saveChoicesOver(can, coowner.uid, {
          ...choicesAt(coowner.email, [], 'en'),
          request: false,
        }),
      '20:33': ask,
      '21:01': () => Promise.resolve((feed.works = true)),
      '21:03': async () => {
        await ask()
        await ask()
      },
    }
    const heard: string[] = []
    const took: number[] = []
    for (let now = MIDNIGHT; now <= MIDNIGHT + 32 * HOUR; now += 5 * MINUTE) {
      for (const [clock, happens] of Object.entries(happenings))
        if (now - 5 * MINUTE < at(clock) && at(clock) <= now) await happens()
      const begun = performance.now()
      // For an hour in the evening two caretakers look, on two machines.
      const both = now >= at('21:00') && now < at('22:00') ? [line, other] : [line]
      await Promise.all(both.map((by, which) => look(now, { by, me: `caretaker ${which}` })))
      took.push(performance.now() - begun)
      const time = clockAt('Europe/Istanbul', now).slice(8).replace('T', ' ')
      for (const { receivers, subject } of arrived.splice(0))
        heard.push(`${time} ${receivers.join()} ${subject}`)
    }

    const [ada_, can_] = [owner.email, coowner.email]
    expect(
      heard.map((each) =>
        each.replace(/\d+\.\d+\.2027 – .*/, '…').replace(/10 Jan 2027 – .*/, '…'),
      ),
    ).toEqual([
      `02 08:00 ${ada_} Bugün, 2 Kasım 2026 Pazartesi`,
      `02 08:00 ${can_} Today, Monday, 2 November 2026`,
      `02 09:15 ${ada_} Yeni talep: Ayşe Yılmaz, …`,
      `02 09:15 ${can_} New request: Ayşe Yılmaz, …`,
      `02 11:05 ${ada_} Aynı geceler iki kez satılmış`,
      `02 11:05 ${can_} The same nights were sold twice`,
      // Tried at 12:05, 12:10, 12:15 and 12:25, too.
      `02 12:45 ${ada_} Yeni talep: Ayşe Yılmaz, …`,
      `02 12:45 ${can_} New request: Ayşe Yılmaz, …`,
      `02 15:05 ${ada_} 60 yeni talep`,
      `02 15:05 ${can_} 60 new requests`,
      `02 19:05 ${ada_} Okunamayan kanallar`,
      `02 19:05 ${can_} Channels that cannot be read`,
      `02 20:35 ${ada_} Yeni talep: Ayşe Yılmaz, …`,
      `02 21:05 ${ada_} Yeni talep: Ayşe Yılmaz, …`,
      `02 21:05 ${ada_} Yeni talep: Ayşe Yılmaz, …`,
      `03 08:00 ${ada_} Bugün, 3 Kasım 2026 Salı`,
      `03 08:00 ${can_} Today, Tuesday, 3 November 2026`,
    ])
    expect(await unsoundness()).toEqual([])
    const sorted = took.toSorted((one, two) => one - two)
    console.info(
      `${took.length} looks, the median ${Math.round(sorted[Math.floor(took.length / 2)] ?? 0)} ms, the longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
    )
  },
)
