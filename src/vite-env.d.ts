import type { Env } from '#firebase/env.ts'

declare global {
  /** Where the local backend listens, from firebase.json; `null` in a build for a real Firebase project. */
  const __LOCAL_BACKEND__: {
    host: string
    databasePort: number
    authPort: number
  } | null

  /**
   * The settings this build was made with. Read each by its name: a page gets what its files name, and nothing else, so that
   * what only owners' files name stays with the owners.
   */
  const __ENV__: Omit<Env, 'VITE_ADMIN_EMAILS'>

  /** The owners' addresses, as `ownerHash` writes them. */
  const __OWNER_HASHES__: readonly string[]

  /** What is wrong with the settings, one sentence a variable; a build with any stops, the development server shows them. */
  const __SETUP_PROBLEMS__: readonly string[]
}
