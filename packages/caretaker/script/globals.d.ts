/// <reference types="google-apps-script" />

/** Values that the build fills in from `.env`. */
declare const __SCRIPT__: {
  readonly apiKey: string
  readonly databaseUrl: string
  readonly project: string
  readonly siteUrl: string
}
