import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { writeWhole } from './backupFolder.ts'

// Loaded only for encryption.
const load = () => import('age-encryption')

/** The error of a public key, or `null`; never contains the key itself. */
export async function wrongInKey(key: string): Promise<string | null> {
  if (/^AGE-SECRET-KEY-/i.test(key))
    return 'is the secret key, which only opens backups: keep it where no backup is, and give the public one here (age1…)'
  const { Encrypter } = await load()
  try {
    new Encrypter().addRecipient(key)
    return null
  } catch {
    return 'is no public key of age (age1…); npm run caretaker -- --new-key FILE makes one'
  }
}

/** Encrypts a text to a public key. */
export async function encrypt(text: string, key: string): Promise<Uint8Array> {
  const { Encrypter } = await load()
  const encrypter = new Encrypter()
  encrypter.addRecipient(key)
  return encrypter.encrypt(text)
}

/**
 * Creates a key pair, writes the secret key to a new file in the format of age's own tools, and
 * returns instructions. Rejects with a message.
 */
export async function makeKeys(file: string): Promise<string[]> {
  const { generateX25519Identity, identityToRecipient } = await load()
  const secretKey = await generateX25519Identity()
  const publicKey = await identityToRecipient(secretKey)
  const text = `# public key: ${publicKey}\n${secretKey}\n`
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw new Error(`${file} cannot be written: ${error.message}`, { cause: error })
  })
  return [
    `CARETAKER_BACKUP_KEY=${publicKey}`,
    `The line above belongs to the caretaker's settings. ${file} opens the backups, and nothing else does:`,
    'move it to where no backup is (a password manager, a stick in a drawer), and keep a second one.',
  ]
}

/**
 * Decrypts a backup with the secret key in a file, and writes it beside the backup. Rejects with a
 * message.
 */
export async function decryptBackup(file: string, keyFile: string): Promise<string[]> {
  const opened = file.replace(/\.age$/, '')
  if (opened === file) throw new Error(`${file} is not encrypted: its name does not end in .age`)
  if (existsSync(opened)) throw new Error(`${opened} is there already`)
  for (const name of [file, keyFile])
    if (!existsSync(name)) throw new Error(`There is no file ${name}`)
  const keys = (await readFile(keyFile, 'utf8'))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new Error(`${keyFile} holds no secret key (AGE-SECRET-KEY-…)`)
  const { Decrypter } = await load()
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(key)
  const text = await decrypter.decrypt(await readFile(file), 'text').catch((error: Error) => {
    throw new Error(`${file} cannot be opened with this key, or is damaged: ${error.message}`, {
      cause: error,
    })
  })
  await writeWhole(dirname(opened), basename(opened), text)
  return [
    `npm run restore -- ${opened} --email OWNER adds what is missing. Delete the file afterwards.`,
  ]
}
