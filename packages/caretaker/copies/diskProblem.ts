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

/** What a disk says, by the system's code; throws on what no disk says. */
export function diskProblem(error: unknown): CopyProblem {
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error
  if (!isSystem) throw error
  return PROBLEMS.get(String(error.code)) ?? 'disk'
}
