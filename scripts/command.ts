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
