import { register } from 'tsx/esm/api'

// Node does not pass tsx on to its threads.
register()
await import('./calendarThread.ts')
