/** Where the local backend listens, from firebase.json; `null` in a build for a real Firebase project. */
declare const __LOCAL_BACKEND__: {
  host: string
  databasePort: number
  authPort: number
} | null

/** What is wrong with the settings, one sentence a variable; a build with any stops, the development server shows them. */
declare const __SETUP_PROBLEMS__: readonly string[]
