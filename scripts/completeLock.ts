import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * Adds to package-lock.json the native parts of other platforms that the registry did not show when it was written;
 * without them `npm ci` calls the lock out of sync where they are shown, and a linter, a bundler or a formatter cannot start.
 * Run after every change of dependencies: `npx tsx scripts/completeLock.ts`.
 */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32']

const packageSchema = v.looseObject({
  dev: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
})
const lockSchema = v.looseObject({ packages: v.record(v.string(), packageSchema) })

const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { packages } = v.parse(lockSchema, lock)
const complete: Record<string, unknown> = { ...packages }
const added: string[] = []

for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const key = `node_modules/${name}`
    if (key in complete) continue
    complete[key] = { version, ...targetOf(name), ...(dev && { dev }), optional: true }
    added.push(name)
  }
}

const sorted = Object.entries(complete).toSorted(([one], [other]) => (one < other ? -1 : 1))
const mended = Object.assign({}, lock, { packages: Object.fromEntries(sorted) })
writeFileSync('package-lock.json', `${JSON.stringify(mended, null, 2)}\n`)
console.log(`${added.length} added${added.map((name) => `\n  ${name}`).join('')}`)

/** The platform that a package such as `@oxlint/binding-win32-x64-msvc` is for, read from its name. */
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
