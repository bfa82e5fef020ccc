import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { readBackupState } from '#domain/caretaker/caretaker.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { REQUEST, REQUEST_IDS, draft, openForTwo } from '#sample/testingSeason.ts'
import { writeWhole } from './backupFolder.ts'
import { diskProblem } from '#caretaker/disk.ts'
import { keepBackup } from './keepBackup.ts'

// Nine in the evening of the twenty-third in Istanbul; four hours later it is the twenty-fourth
// there.
const EVENING = Date.parse('2026-05-23T18:00:00Z')
const NIGHT = EVENING + 4 * 3_600_000
const [TODAY, TOMORROW] = ['villa-defne-yedek-2026-05-23.json', 'villa-defne-yedek-2026-05-24.json']

/** A season with a stay and a request, and a caretaker with a backup folder. */
async function openWithFolder(key: string | null = null) {
  const folder = newFolder()
  const season = await openForTwo({ requests: { [REQUEST_IDS[0]]: REQUEST } })
  await season.ada.add(draft('2026-12-12', '2026-12-16'))
  const printed: string[] = []
  const keep = (now: number, { at = folder } = {}) => {
    const print = (line: string) => printed.push(line)
    return keepBackup(season.can, { folder: at, key, now, print })
  }
  const backups = async () => readBackupState(await season.stored('caretaker'))
  return { ...season, folder, keep, backups, printed, files: () => readdirSync(folder).toSorted() }
}

describe('a backup', () => {
  test('is made once a day, readable only by its owner, with the whole database', async () => {
    const { folder, keep, backups, files, stored } = await openWithFolder()

    expect([await keep(EVENING), await keep(EVENING + 60_000)]).toEqual([false, false])
    await keep(NIGHT)

    expect(files()).toEqual([TODAY, TOMORROW])
    const path = join(folder, TODAY)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const text = readFileSync(path, 'utf8')
    const { caretaker: _, ...others } = Object(await stored('')) as Record<string, unknown>
    expect(JSON.parse(text)).toMatchObject(others)
    expect(await backups()).toMatchObject({
      backup: { kept: 2, day: '2026-05-24', bytes: statSync(join(folder, TOMORROW)).size },
      trouble: null,
    })
  })

  test('leaves other files alone, and removes partial ones', async () => {
    const { folder, keep, files } = await openWithFolder()
    const others = [
      'calendar.ics',
      'villa-defne-yedek-2026-01-01 (1).json',
      'villa-zeytin-yedek-2025-01-01.json',
    ]
    for (const name of [...others, `${TODAY}.part`]) writeFileSync(join(folder, name), 'x')

    await keep(EVENING)

    expect(files()).toEqual([...others, TODAY].toSorted())
  })

  test('has its name only when it is complete, so that a killed caretaker leaves no half of one', async () => {
    const folder = newFolder()
    const text = 'x'.repeat(30_000_000)
    const sizes = new Set<number>()
    const writing = writeWhole(folder, TODAY, text).then(() => 'written')
    const next = () => new Promise<string>((resolve) => setImmediate(resolve, 'writing'))

    while ((await Promise.race([writing, next()])) === 'writing')
      sizes.add(statSync(join(folder, TODAY), { throwIfNoEntry: false })?.size ?? 0)

    expect([...sizes].filter((size) => size !== 0 && size !== text.length)).toEqual([])
    expect(statSync(join(folder, TODAY)).size).toBe(text.length)
  })

  test('written before the caretaker was killed is reported by the next run', async () => {
    const { keep, backups, store } = await openWithFolder()
    await keep(EVENING)
    await store('caretaker', null)

    await keep(EVENING + 300_000)

    expect((await backups()).backup).toMatchObject({ kept: 1 })
  })
})

describe('a disk error is reported until the disk works again:', () => {
  test('a missing folder is not created, because its disk may be unmounted', async () => {
    const { folder, keep, backups, printed } = await openWithFolder()
    const at = join(folder, 'stick')

    expect(await keep(EVENING, { at })).toBe(true)
    const since = (await backups()).trouble
    await keep(EVENING + 300_000, { at })

    expect(existsSync(at)).toBe(false)
    expect(printed[0]).toBe(`The backups in ${at}: the folder is not there (is its disk mounted?).`)
    expect(since).toMatchObject({ problem: 'missing' })
    // Since the first failure, not the latest.
    expect((await backups()).trouble).toEqual(since)
    await keep(EVENING + 600_000)
    expect(await backups()).toMatchObject({ backup: { kept: 1 }, trouble: null })
  })

  test('a failed write leaves no file', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, TODAY))

    const attempt = writeWhole(folder, TODAY, 'x').catch(diskProblem)

    expect([await attempt, readdirSync(folder)]).toEqual(['disk', [TODAY]])
  })

  test.each([
    ['EROFS', 'readOnly'],
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EACCES', 'denied'],
    ['ENOTDIR', 'missing'],
    ['EIO', 'disk'],
  ])('%s', (code, problem) => {
    const error = Object.assign(new Error(code), { code, syscall: 'open' })
    expect(diskProblem(error)).toBe(problem)
  })
})

test('a backup with a key is decrypted only by the secret key, and equals the plain one', async () => {
  const [secretKey, otherKey] = [await generateX25519Identity(), await generateX25519Identity()]
  const { folder, keep, backups } = await openWithFolder(await identityToRecipient(secretKey))
  await keep(EVENING)

  const sealed = readFileSync(join(folder, `${TODAY}.age`))
  expect(sealed.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n(?!.*reservations)/s)
  expect((await backups()).backup).toMatchObject({ sealed: true })
  await expect(decrypt(sealed, otherKey)).rejects.toThrow('no identity matched')
  expect(JSON.parse(await decrypt(sealed, secretKey))).toMatchObject({
    requests: { [REQUEST_IDS[0]]: REQUEST },
  })
})

function decrypt(sealed: Uint8Array, secretKey: string): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(secretKey)
  return decrypter.decrypt(sealed, 'text')
}
