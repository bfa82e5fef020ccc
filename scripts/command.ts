import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses the command line; ends the command with its usage when that is wrong. */
export function readOptions<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop(`${messageOf(error)}\n${usage}`)
  }
}

/** Ends the command with exit code 2, because its options, settings or ports are wrong. */
export function stop(reason: string): never {
  console.error(reason)
  process.exit(2)
}

/** Ends the command with the message of an error. */
export function stopWith(error: unknown): never {
  return stop(messageOf(error))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
