import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BadLine } from '#rtdb-emulator/testing/badLine.ts'
import { POLL_MS } from '#rtdb-emulator/files/watchRules.ts'
import type { Rules } from '#rules/language.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/write.ts'
import { type Backend, BEHIND_LINE, startOnBadLine } from '#e2e/site.ts'

/** What fails, in the order in which it does: what a device shows on a slow line, it knows from before, and that is the season as it is only at first. */
export const FAULTS = [
  'slow',
  'killed',
  'restarted',
  'cutBefore',
  'cutDuring',
  'cutAfter',
  'refusing',
] as const
export type Fault = (typeof FAULTS)[number]

/** What each is called in the table. */
export const FAULT_NAMES: { readonly [fault in Fault]: string } = {
  killed: 'killed, later started with its data',
  restarted: 'restarted with its data',
  slow: 'slow by 3 s, from the opening on',
  cutBefore: 'line dead before the save',
  cutDuring: 'line dead before the answer',
  cutAfter: 'line cut after the answer',
  refusing: 'the rules refuse it',
}

const SLOW_MS = 3_000

/** A path of the rules that refuses: every write below it, or every reading. */
export type Closed = { path: string; to: '.write' | '.read' }

/** The backend behind a line that can be spoilt, under rules that can be changed. */
export type Stage = {
  backend: Backend
  line: BadLine
  /** Puts other rules in force. */
  change: (to: Rules) => Promise<void>
  stop: () => Promise<void>
}

/** Starts it. */
export async function openStage(backend: Backend, tokenSeconds?: number): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const rulesFile = join(folder, 'rules.json')
  writeFileSync(rulesFile, writeRules(rules))
  const change = async (to: Rules) => {
    writeFileSync(rulesFile, writeRules(to))
    await new Promise((resolve) => setTimeout(resolve, 3 * POLL_MS))
  }
  const options = { rulesFile, ...(tokenSeconds !== undefined && { tokenSeconds }) }
  const line = await startOnBadLine(backend, options)
  const start = () => backend.start({ databasePort: BEHIND_LINE, ...options })
  return {
    backend: { ...backend, start },
    line,
    change,
    stop: async () => {
      await backend.stop()
      await line.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** What a fault does before its place's act, after the act has been answered, and at its end. */
export const DOINGS: {
  readonly [fault in Fault]: {
    begin?: (stage: Stage, closed: Closed) => void | Promise<void>
    after?: (stage: Stage) => void
    end: (stage: Stage) => void | Promise<void>
  }
} = {
  killed: { begin: ({ backend }) => backend.stop(), end: ({ backend }) => backend.start() },
  restarted: {
    begin: async ({ backend }) => {
      await backend.stop()
      await backend.start()
    },
    end: () => {},
  },
  slow: { begin: ({ line }) => line.slow(SLOW_MS), end: ({ line }) => line.mend() },
  cutBefore: { begin: ({ line }) => line.hang(), end: ({ line }) => line.mend() },
  cutDuring: { begin: ({ line }) => line.loseAnswers(), end: ({ line }) => line.mend() },
  cutAfter: { after: ({ line }) => line.cut(), end: ({ line }) => line.mend() },
  refusing: {
    begin: ({ change }, { path, to }) => change(closedAt(path, to)),
    end: ({ change }) => change(rules),
  },
}

/** The rules without what they grant at a path and below it. */
function closedAt(path: string, granted: '.write' | '.read'): Rules {
  const at = rules[path]
  if (!isRules(at)) throw new Error(`The rules know no ${path}`)
  return { ...rules, [path]: without(at, granted) }
}

function without(at: Rules, granted: string): Rules {
  const entries = Object.entries(at).filter(([key]) => key !== granted)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isRules(value) ? without(value, granted) : value]),
  )
}

function isRules(value: Rules[string] | undefined): value is Rules {
  return typeof value === 'object' && !Array.isArray(value)
}
