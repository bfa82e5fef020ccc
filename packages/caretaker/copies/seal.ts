/** The error of a public key, or `null`; never contains the key itself. */
export async function wrongInKey(key: string): Promise<string | null> {
  if (/^AGE-SECRET-KEY-/i.test(key))
    return 'is the secret key, which only opens copies: keep it where no copy is, and give the public one here (age1…)'
  const { Encrypter } = await load()
  try {
    new Encrypter().addRecipient(key)
    return null
  } catch {
    return 'is no public key of age (age1…); npm run caretaker -- --new-key FILE makes one'
  }
}

export async function seal(text: string, key: string): Promise<Uint8Array> {
  const { Encrypter } = await load()
  const encrypter = new Encrypter()
  encrypter.addRecipient(key)
  return encrypter.encrypt(text)
}

/** Decrypts what was sealed, with whichever of the secret keys in a key file fits; rejects when none does. */
export async function unseal(sealed: Uint8Array, keyFile: string): Promise<string> {
  const { Decrypter } = await load()
  const decrypter = new Decrypter()
  for (const key of secretKeysIn(keyFile)) decrypter.addIdentity(key)
  return decrypter.decrypt(sealed, 'text')
}

/** A new key pair, the secret key in the format of age's own tools. */
export async function newKeys(): Promise<{ publicKey: string; keyFile: string }> {
  const { generateX25519Identity, identityToRecipient } = await load()
  const secretKey = await generateX25519Identity()
  const publicKey = await identityToRecipient(secretKey)
  return { publicKey, keyFile: `# public key: ${publicKey}\n${secretKey}\n` }
}

export function secretKeysIn(keyFile: string): string[] {
  return keyFile
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
}

// Loaded only for encryption.
function load() {
  return import('age-encryption')
}
