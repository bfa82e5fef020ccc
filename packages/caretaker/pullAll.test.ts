import { lookup } from 'node:dns/promises'
import { createServer as createSecureServer } from 'node:https'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readChannels } from '#domain/channels/channel.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { day } from '#domain/testing.ts'
import { entriesOf } from '#domain/records.ts'
import { sendChannel } from '#db/channelWriter.ts'
import { draft, openForTwo, type Owner } from '#scripts/sample/season.ts'
import { fetchFeed } from './fetchFeed.ts'
import { needsPerson, pullAll } from './pullAll.ts'
import { summaryOf, tableOf } from './report.ts'
import { readNow } from './season.ts'
import { selfSigned } from './testingCertificate.ts'
import { serve, tells } from './testingChannels.ts'
import { listen } from './testingServers.ts'

const TODAY = day('2026-11-01')
const sold = (uid: string, from: string, to: string, title?: string) =>
  eventOf(uid, from, to, title)
const FAR = sold('far', '20270601', '20270603')
const CALENDAR = calendarOf(sold('a', '20261210', '20261214', 'Reserved - Jane Doe'), FAR)

/** A public name may resolve to a private network. */
function resolve(host: string) {
  const inside = [{ address: '10.0.0.1', family: 4 }]
  return host === 'inside.example' ? Promise.resolve(inside) : lookup(host, { all: true })
}

/** A season with these channels by name. */
async function openWith(addresses: { [name: string]: string }) {
  const season = await openForTwo()
  for (const [name, url] of Object.entries(addresses))
    await sendChannel(season.ada, { channel: 'add', id: name, wanted: { name, url } })
  const pull = (owner: Owner, more: { dryRun?: boolean; slowAfter?: number; at?: number } = {}) => {
    const { dryRun = false, slowAfter = 20_000, at = 0 } = more
    return pullAll(owner, {
      look: () => readNow(owner, 'here', TODAY),
      clock: () => at,
      zone: 'Europe/Istanbul',
      dryRun,
      fetchFeed: (address) => fetchFeed(address, { local: true, slowAfter, resolve }),
    })
  }
  const stayed = async () => (await readNow(season.ada, 'here', TODAY)).season
  const stays = async () => {
    return (await stayed())
      .map(({ musteriAdi, stay }) => `${musteriAdi} ${stay.checkIn}`)
      .toSorted()
  }
  const channels = async () => readChannels(await season.stored('channels')).channels
  return { ...season, pull, stayed, stays, channels }
}

describe('a pull', () => {
  test('writes new stays once, and stores its result with the channel', async () => {
    const { ada, pull, stays, channels } = await openWith({
      Vrbo: await serve(tells(() => CALENDAR)),
    })

    const [first] = await pull(ada)
    const [second] = await pull(ada)

    expect(first && summaryOf(first)).toBe('Vrbo: 2 new')
    expect(second && summaryOf(second)).toBe('Vrbo: 2 same')
    expect([first, second].map((each) => each && needsPerson(each))).toEqual([false, false])
    expect(await stays()).toEqual(['Jane Doe 2026-12-10', 'Vrbo 2027-06-01'])
    expect(await channels()).toMatchObject([{ pulled: { result: { new: 0, same: 2 } } }])
  })

  test('by two machines together writes nothing twice, while an owner edits and adds stays', async () => {
    const { ada, can, pull, stays, stored } = await openWith({
      Airbnb: await serve(tells(() => CALENDAR)),
      Vrbo: await serve(
        tells(() => calendarOf(sold('v', '20270110', '20270112'), FAR.with(0, 'UID:f2'))),
      ),
    })

    const [one, other] = await Promise.all([
      pull(ada),
      pull(can),
      can.add(draft('2026-12-20', '2026-12-23')),
    ])

    // Both channels have the same far days: one gets them, and the other's become a conflict.
    const people = [...one, ...other].filter(needsPerson).map(({ channel }) => channel.name)
    expect(new Set(people).size).toBeLessThanOrEqual(1)
    expect(await stays()).toHaveLength(4)
    expect(entriesOf(await stored('reservations'))).toHaveLength(4)
    await pull(ada)
    expect(await stays()).toHaveLength(4)
  })

  test('shows both stays of a conflict, overwrites nothing, and reports that a person is needed', async () => {
    const { ada, pull, stays, channels } = await openWith({
      Vrbo: await serve(tells(() => CALENDAR)),
    })
    const own = await ada.add(draft('2026-12-12', '2026-12-16'))

    const [pulled] = await pull(ada)

    expect(pulled && summaryOf(pulled)).toBe('Vrbo: 1 new, 1 in conflict')
    expect(pulled && needsPerson(pulled)).toBe(true)
    expect(await ada.see(own.id)).toEqual(own)
    expect(await stays()).toEqual(['Ayşe Yılmaz 2026-12-12', 'Vrbo 2027-06-01'])
    expect((await channels())[0]?.pulled?.conflicts).toEqual([
      { uid: 'a', title: 'Reserved - Jane Doe', from: '2026-12-10', to: '2026-12-14' },
    ])
  })

  test('in a dry run prints its changes without names, and writes nothing', async () => {
    const { ada, pull, stays, channels } = await openWith({
      Vrbo: await serve(tells(() => CALENDAR)),
    })

    const [pulled] = await pull(ada, { dryRun: true })

    expect(pulled && tableOf(pulled)).toEqual([
      '  new                    2026-12-10 – 2026-12-14   a',
      '  new                    2027-06-01 – 2027-06-03   far',
    ])
    expect(await stays()).toEqual([])
    expect(await channels()).toMatchObject([{ pulled: null }])
  })

  test('names each failure, none of which stops another, and reports that a person is needed', async () => {
    const { key, cert } = selfSigned('localhost')
    const untrusted = await listen(
      createSecureServer({ key, cert }, (_, response) => response.end()),
    )
    const good = await serve(tells(() => CALENDAR))
    const packs = (text: string) => {
      const packed = gzipSync(text)
      return serve((_, response) => {
        response.setHeader('content-encoding', 'gzip').end(packed)
      })
    }
    const leads = (location: string) =>
      serve((_, response) => response.writeHead(302, { location }).end())
    const { ada, pull, stays, channels } = await openWith({
      a404: await serve((_, response) => response.writeHead(404).end()),
      b500: await serve((_, response) => response.writeHead(500).end()),
      cHtml: await serve(tells(() => '<!doctype html><title>Sign in</title>')),
      eEmpty: await serve(tells(() => '')),
      fCertificate: `https://localhost:${untrusted}/a.ics`,
      gHuge: await serve((_, response) => response.end(Buffer.alloc(50_000_000))),
      hRedirected: await leads(good),
      iPacked: await packs(calendarOf(sold('p', '20270201', '20270203'))),
      jPrivate: 'https://10.0.0.1/a.ics',
      kInside: 'https://inside.example/a.ics',
      lLeadsInside: await leads('https://inside.example/a.ics'),
      mBomb: await packs('x'.repeat(50_000_000)),
      nBroken: await serve((_, response) =>
        response.setHeader('content-encoding', 'gzip').end(CALENDAR),
      ),
    })

    const all = await pull(ada)

    expect(all.map(summaryOf)).toEqual([
      'a404: not read (notFound)',
      'b500: not read (serverError)',
      'cHtml: not read (html)',
      'eEmpty: not read (empty)',
      'fCertificate: not read (certificate)',
      'gHuge: not read (tooLarge)',
      'hRedirected: 2 new',
      'iPacked: 1 new',
      'jPrivate: not read (privateAddress)',
      'kInside: not read (privateAddress)',
      'lLeadsInside: not read (privateAddress)',
      'mBomb: not read (tooLarge)',
      'nBroken: not read (broken)',
    ])
    const calm = all.flatMap((each) => (needsPerson(each) ? [] : each.channel.name))
    expect(calm).toEqual(['hRedirected', 'iPacked'])
    // The office shows the stored result of the channel.
    const kept = (await channels()).map(({ pulled }) => pulled?.result.problem)
    expect(kept).toEqual(all.map(({ result }) => result.problem))
    expect(await stays()).toHaveLength(3)
  })

  test('has a time limit, and reports that a person is needed', async () => {
    const { ada, pull } = await openWith({ Vrbo: await serve(() => {}) })

    const [pulled] = await pull(ada, { slowAfter: 300 })

    expect(pulled && summaryOf(pulled)).toBe('Vrbo: not read (slow)')
    expect(pulled && needsPerson(pulled)).toBe(true)
  })

  test('does not restore a stay cancelled here while the channel still lists it, and reports it', async () => {
    const { ada, pull, stays, stayed } = await openWith({
      Airbnb: await serve(tells(() => CALENDAR)),
    })
    await pull(ada)
    const [jane] = await stayed()
    if (!jane) throw new Error('Nothing was read')
    await ada.cancel(jane, { kept: 0 })

    const [again] = await pull(ada)

    expect(await stays()).toEqual(['Airbnb 2027-06-01'])
    expect(again && tableOf(again)).toContainEqual(
      expect.stringMatching(/^  skipped \(cancelledHere\)/),
    )
  })
})
