import { spawnSync } from 'node:child_process'
import { makeOtherHouse, OTHER_HOUSE } from '#sample/otherHouse.ts'
import { readOptions, stop } from './command.ts'
import { leftoverChecks } from './doctor/leftovers.ts'

readOptions({}, 'npm run other has no options: it tests and builds a copy for another house.')
await makeOtherHouse()
process.env['TEST_PICTURE_EFFORT'] = '0'
for (const step of ['types', 'lint', 'unit', 'build', 'e2e']) {
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    cwd: OTHER_HOUSE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop(`Another house fails in ${step}; its copy is ${OTHER_HOUSE}.`)
}
// The copy keeps the first house's pictures.
const left = leftoverChecks(OTHER_HOUSE).map(({ text }) => text)
const facts = left.filter((text) => !text.startsWith('Pictures of'))
if (facts.length > 0) stop(`The first house is left in ${OTHER_HOUSE}:\n  ${facts.join('\n  ')}`)
