import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * Adds to package-lock.json the native parts of other platforms that npm omitted, without which
 * `npm ci` fails, and the missing tarball hashes, without which npm would accept any tarball. Run
 * after every change of dependencies: `npx tsx scripts/completeLock.ts`.
 */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32']

const packageSchema = v.looseObject({
  version: v.optional(v.string(), ''),
  integrity: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  link: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
})
const lockSchema = v.looseObject({ packages: v.record(v.string(), packageSchema) })
const hashSchema = v.pipe(v.string(), v.startsWith('sha512-'))

const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { packages } = v.parse(lockSchema, lock)
// Parsed loosely, because the schema would reorder the keys.
const { packages: complete } = v.parse(
  v.object({ packages: v.record(v.string(), v.unknown()) }),
  lock,
)
const mended: string[] = []

for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const key = `node_modules/${name}`
    if (key in packages) continue
    packages[key] = { version, ...targetOf(name), ...(dev && { dev }), optional: true }
  }
}
for (const [key, entry] of Object.entries(packages)) {
  const isOurs = key === '' || key.startsWith('packages/') || entry.link === true
  if (isOurs || entry.integrity !== undefined) continue
  const { version, ...rest } = entry
  const release = `${key.replace(/^.*node_modules\//, '')}@${version}`
  complete[key] = { version, integrity: hashOf(release), ...rest }
  mended.push(release)
}

const sorted = Object.entries(complete).toSorted(([one], [other]) => (one < other ? -1 : 1))
const written = Object.assign({}, lock, { packages: Object.fromEntries(sorted) })
writeFileSync('package-lock.json', `${JSON.stringify(written, null, 2)}\n`)
console.log(`${mended.length} completed${mended.map((name) => `\n  ${name}`).join('')}`)

/** The hash of a release's tarball; throws when the registry does not return it. */
function hashOf(release: string): string {
  try {
    const shown = execFileSync('npm', ['view', '--json', release, 'dist.integrity'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return v.parse(hashSchema, JSON.parse(shown))
  } catch (error) {
    throw new Error(
      `The registry shows no ${release}: take an earlier release of what needs it (decision 5).`,
      { cause: error },
    )
  }
}

/** The platform of a package such as `@oxlint/binding-win32-x64-msvc`, from its name. */
function targetOf(name: string): { cpu: string[]; libc?: string[]; os?: string[] } {
  const parts = name.split(/[/-]/)
  const os = SYSTEMS.find((system) => parts.includes(system))
  const cpu = PROCESSORS.find((processor) => parts.includes(processor))
  if (!cpu)
    throw new Error(`${name} is missing from package-lock.json, and is for no platform I know.`)
  const libc = parts.find((part) => part.startsWith('musl') || part.startsWith('gnu'))
  return {
    cpu: [cpu],
    ...(libc !== undefined && { libc: [libc.startsWith('musl') ? 'musl' : 'glibc'] }),
    ...(os !== undefined && { os: [os] }),
  }
}
