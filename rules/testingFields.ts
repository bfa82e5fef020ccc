import type { Fields } from '#domain/field/record.ts'

type Module = { [name: string]: unknown }
const modules: { [path: string]: Module } = import.meta.glob(
  ['../src/domain/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)
/** The declared fields of every record. */
export const DECLARED = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Fields') && isFields(value) ? [[name, value] as const] : [],
  ),
)

function isFields(value: unknown): value is Fields {
  const isField = (each: unknown) => typeof each === 'object' && each !== null && 'limits' in each
  return typeof value === 'object' && value !== null && Object.values(value).every(isField)
}
