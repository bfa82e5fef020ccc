import { readReports } from './testReports.ts'

const { passed, failures } = readReports(process.argv.slice(2))
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failures.length} failed`)
