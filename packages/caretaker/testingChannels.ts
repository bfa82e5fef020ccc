import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { selfSigned } from './testingCertificate.ts'
import { listen } from './testingServers.ts'

/** A local channel with the given listener, by its address. */
export async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(createServer(answer))}/a.ics`
}

/** The same over TLS, with a certificate that nobody trusts. */
export async function serveSecurely(answer: RequestListener): Promise<string> {
  const server = createSecureServer(selfSigned('localhost'), answer)
  return `https://localhost:${await listen(server)}/a.ics`
}

/** Responds with the text of a function, called for each request. */
export function respond(text: () => string): RequestListener {
  return (_, response) => response.end(text())
}
