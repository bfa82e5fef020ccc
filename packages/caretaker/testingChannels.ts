import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { selfSigned } from './testingCertificate.ts'
import { listen } from './testingServers.ts'

/** A local channel with the given listener, by its address. */
export async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(createServer(answer))}/a.ics`
}

/** The same over TLS with a separate name, and the certificate to trust. */
export async function serveSecurely(name: string, answer: RequestListener) {
  const { key, cert } = selfSigned(name)
  const port = await listen(createSecureServer({ key, cert }, answer))
  return { url: `https://${name}:${port}/a.ics`, cert }
}

/** Responds with the text of a function, called for each request. */
export function respond(text: () => string): RequestListener {
  return (_, response) => response.end(text())
}
