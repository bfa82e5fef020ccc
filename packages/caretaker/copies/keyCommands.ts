import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { writeWhole } from './copyFolder.ts'
import { newKeys, secretKeysIn, unseal } from './seal.ts'

/**
 * Creates a key pair, writes the secret key to a new file, and returns instructions. Rejects with a
 * message.
 */
export async function makeKeys(file: string): Promise<string[]> {
  const { publicKey, keyFile } = await newKeys()
  await writeFile(file, keyFile, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw new Error(`${file} cannot be written: ${error.message}`, { cause: error })
  })
  return [
    `CARETAKER_BACKUP_KEY=${publicKey}`,
    `The line above belongs to the caretaker's settings. ${file} opens the copies, and nothing else does:`,
    'move it to where no copy is (a password manager, a stick in a drawer), and keep a second one.',
  ]
}

/**
 * Decrypts a backup with the secret key in a file, and writes it beside the backup. Rejects with a
 * message.
 */
export async function openCopy(file: string, keyFile: string): Promise<string[]> {
  const opened = file.replace(/\.age$/, '')
  if (opened === file) throw new Error(`${file} is not sealed: its name does not end in .age`)
  if (existsSync(opened)) throw new Error(`${opened} is there already`)
  const key = await readFile(keyFile, 'utf8')
  if (secretKeysIn(key).length === 0)
    throw new Error(`${keyFile} holds no secret key (AGE-SECRET-KEY-…)`)
  const text = await unseal(await readFile(file), key).catch((error: Error) => {
    throw new Error(`${file} cannot be opened with this key, or is damaged: ${error.message}`, {
      cause: error,
    })
  })
  await writeWhole(dirname(opened), basename(opened), text)
  return [
    `npm run restore -- ${opened} --email OWNER adds what is missing. Delete the file afterwards.`,
  ]
}
