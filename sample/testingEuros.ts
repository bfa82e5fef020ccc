import { villa as house } from './testingHouse.ts'

export { hosts } from './testingHouse.ts'

/** The tests' house in a currency with decimals; vitest.config.ts names its tests. */
export const villa = { ...house, currency: 'EUR' } as const
