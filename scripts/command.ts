import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses the command line; ends the command with its usage when that is wrong. */
export function readOptions<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(usage)
    return stop(error)
  }
}

/** Ends the command with exit code 2, because its options, settings or ports are wrong. */
export function stop(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exit(2)
}

/** Asks a yes-or-no question; without a terminal the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`\n${question} (y/N) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'y'
}
