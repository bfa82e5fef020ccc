import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Prompts for a password without echo or a trace in the shell's history. */
export async function askPassword(email: string): Promise<string> {
  process.stdout.write(`\nPassword of ${email}: `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}
