import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { sendChannel } from '#db/channelWriter.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import { openMailServer } from './mail/testingMail.ts'
import { openCommand, welcomeCaretaker } from './testingCommand.ts'
import { listen } from './testingServers.ts'

const LOOKS = 1000

// The memory of a process is read from /proc.
test.runIf(process.platform === 'linux')(
  'after a thousand runs the command uses less than 150 MB, including tsx and child processes',
  { timeout: 900_000 },
  async () => {
    const { backend, ada, store } = await openForTwo()
    await welcomeCaretaker(store)
    const port = await listen(
      createServer((_, response) =>
        response.end(calendarOf(eventOf('far', '20270601', '20270603'))),
      ),
    )
    const url = `http://127.0.0.1:${port}/a.ics`
    await sendChannel(ada, { channel: 'add', id: 'vrbo', wanted: { name: 'Vrbo', url } })
    await ada.add(draft('2026-12-12', '2026-12-16'))
    await ada.ask('2026-12-10', '2026-12-13')
    const { arrived, port: mailPort } = await openMailServer()
    const { run } = openCommand({
      backend,
      preload: [new URL('./testingPauses.ts', import.meta.url)],
      settings: {
        TEST_LOOKS: String(LOOKS),
        CARETAKER_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        CARETAKER_MAIL_FROM: 'bekci@villadefne.example',
      },
    })

    const { code, said } = await run([])

    const [, megabytes] = /^1000 looks, (\d+) MB$/m.exec(said.join('\n')) ?? []
    expect({ code, said }).toMatchObject({ code: 0 })
    expect(Number(megabytes)).toBeLessThan(150)
    expect(arrived.filter(({ subject }) => subject?.startsWith('Yeni talep'))).toHaveLength(2)
    console.info(`${LOOKS} looks: ${megabytes} MB`)
  },
)
