import type { House } from '#content/house.ts'
import { villa as turkish } from './testingHouse.ts'

const { permit: _, ...house } = turkish

export const hosts = { names: ['Küste & Meer e.K.'], answerHours: 24 }

/** The tests' house in another country, with decimals and without IBAN and permit; vitest.config.ts names its tests. */
export const villa: House = {
  ...house,
  currency: 'EUR',
  phone: '+49 30 901820',
  account: 'national',
}
