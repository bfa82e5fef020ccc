import { runOn } from '#caretaker/testingHost.ts'

runOn('script')
await import('#caretaker/calendars.test.ts')
