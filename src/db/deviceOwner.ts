import * as v from 'valibot'
import { keepText, readText } from './deviceText.ts'

const STORAGE_KEY = 'villa.owner'

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uid: v.string(), email: v.string() }),
)

export type Owner = v.InferOutput<typeof storedSchema>

// Without storage, a session lasts as long as the page.
let inMemory: string | null = null

/** The owner accepted by the database in this browser, until sign-out. */
export function deviceOwner(): Owner | null {
  const stored = readText(STORAGE_KEY)
  const owner = v.safeParse(storedSchema, stored === undefined ? inMemory : stored)
  return owner.success ? owner.output : null
}

/** Stores the accepted owner for every tab; `null` removes them. */
export function setDeviceOwner(owner: Owner | null): void {
  inMemory = owner && JSON.stringify(owner)
  keepText(STORAGE_KEY, inMemory)
}
