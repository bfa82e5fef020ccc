import type { CopyProblem } from '#domain/caretaker/copyNote.ts'

const PROBLEMS: ReadonlyMap<string, CopyProblem> = new Map([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  ['EROFS', 'readOnly'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
])

/** The disk problem of a system's error code; throws for other errors. */
export function diskProblem(error: unknown): CopyProblem {
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error
  if (!isSystem) throw error
  return PROBLEMS.get(String(error.code)) ?? 'disk'
}
