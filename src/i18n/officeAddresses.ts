// Apart from the other addresses, which guests' pages bring along.

/** What tells a phone about the office as an app. */
export const OFFICE_MANIFEST = '/office.webmanifest'

/** The script that opens the office without a line. */
export const OFFICE_WORKER = '/office-worker.js'
