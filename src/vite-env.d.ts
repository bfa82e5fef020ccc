import type { Env } from '#db/env.ts'

declare global {
  /**
   * The local backend's ports from firebase.json; `null` in a build for a real Firebase project.
   */
  const __LOCAL_BACKEND__: {
    host: string
    databasePort: number
    authPort: number
  } | null

  /**
   * The settings of this build. Read each by name: a chunk contains only the settings that its
   * files name, so that the owners' settings stay out of guests' pages.
   */
  const __ENV__: Omit<Env, 'VITE_ADMIN_EMAILS'>

  /** The owners' addresses as hashes of `ownerHash`. */
  const __OWNER_HASHES__: readonly string[]

  /**
   * The errors of the settings, one sentence a variable; they stop a build, and the development
   * server shows them.
   */
  const __SETUP_PROBLEMS__: readonly string[]
}
