import { runOn } from '#caretaker/testingHost.ts'

runOn('script')
await import('#caretaker/tellChoices.test.ts')
