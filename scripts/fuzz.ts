import { parseArgs } from 'node:util'
import { shareOf } from './fuzz/area.ts'
import { AREAS } from './fuzz/areas.ts'

const {
  seed: given,
  only,
  times,
} = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    only: { type: 'string', default: Object.keys(AREAS).join(',') },
    times: { type: 'string', default: '1' },
  },
}).values

const seed = Number(given)
const asked = only.split(',')
const unknown = asked.find((name) => !(name in AREAS))
if (unknown !== undefined || !Number.isInteger(seed) || !(Number(times) > 0)) {
  console.error(`npm run fuzz -- [--seed N] [--times N] [--only ${Object.keys(AREAS).join(',')}]`)
  process.exit(2)
}

console.log(
  `Seed ${seed}\n\n| area | properties | cases | seconds | failed |\n| --- | ---: | ---: | ---: | ---: |`,
)
const failures: string[] = []
let [all, properties] = [0, 0]
for (const name of asked) {
  const { cases, failed, count, seconds } = await fuzz(name)
  console.log(`| ${name} | ${count} | ${cases.toLocaleString('en')} | ${seconds} | ${failed} |`)
  all += cases
  properties += count
}
console.log(`| together | ${properties} | ${all.toLocaleString('en')} | | ${failures.length} |`)
for (const failure of failures) console.error(`\n${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Tries the properties of an area; what fails is told with the words that try it again. */
async function fuzz(name: string) {
  const area = AREAS[name]
  if (!area) throw new Error(`There is no area ${name}`)
  const started = Date.now()
  const { properties: claims, close } = await area.open()
  let [cases, failed] = [0, 0]
  for (const property of claims) {
    const share = shareOf(property, claims, area.cases * Number(times))
    const found = await property.run({ seed, cases: share })
    cases += share
    if (found === null) continue
    failed += 1
    failures.push(
      `${name}: ${property.title}\nnpm run fuzz -- --seed ${seed} --only ${name}\n${found}`,
    )
  }
  await close()
  return {
    cases,
    failed,
    count: claims.length,
    seconds: ((Date.now() - started) / 1000).toFixed(1),
  }
}
