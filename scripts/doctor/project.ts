import type { Env } from '#db/env.ts'

/** The addresses of a project: Firebase's, or the local backend's in tests. */
export type Project = {
  databaseUrl: string
  /** The Identity Toolkit, without `/v1`. */
  authUrl: string
  apiKey: string
  siteUrl: string
  owners: readonly string[]
}

/** The project of checked settings, at Firebase. */
export function projectOf(env: Env): Project {
  return {
    databaseUrl: env.VITE_FIREBASE_DATABASE_URL,
    authUrl: 'https://identitytoolkit.googleapis.com',
    apiKey: env.VITE_FIREBASE_API_KEY,
    siteUrl: env.VITE_SITE_URL,
    owners: env.VITE_ADMIN_EMAILS,
  }
}
