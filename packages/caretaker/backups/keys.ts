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
    return 'is no public key of age (age1…); age-keygen makes one (docs/caretaker.md)'
  }
}

/** Encrypts a text to a public key. */
export async function encrypt(text: string, key: string): Promise<Uint8Array> {
  const { Encrypter } = await load()
  const encrypter = new Encrypter()
  encrypter.addRecipient(key)
  return encrypter.encrypt(text)
}
