import { writeFileSync } from 'node:fs'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/language.ts'

const FILE = 'database.rules.json'

writeFileSync(FILE, writeRules(rules))
console.log(`${FILE} is written from rules/.`)
