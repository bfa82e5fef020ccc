/** Whether the owners take no requests: `true`, or `false` or nothing while the form is open. */
export const REQUESTS_CLOSED_PATH = 'settings/requestsClosed'
