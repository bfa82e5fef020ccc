import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { selfSigned } from './testingCertificate.ts'
import { listen } from './testingServers.ts'

/** A channel on this machine that answers as it is told to, by its address. */
export async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(createServer(answer))}/a.ics`
}

/** The same over TLS and under a name of its own, with the certificate that is to be trusted. */
export async function serveSecurely(name: string, answer: RequestListener) {
  const { key, cert } = selfSigned(name)
  const port = await listen(createSecureServer({ key, cert }, answer))
  return { url: `https://${name}:${port}/a.ics`, cert }
}

/** Answers with a text, asked for anew each time. */
export function tells(text: () => string): RequestListener {
  return (_, response) => response.end(text())
}
