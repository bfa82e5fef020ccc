import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { onTestFinished } from 'vitest'

/** The key and the certificate of localhost as PEM; not trusted without further settings. */
export const CERTIFICATE = readFileSync(
  new URL('./testingCertificate.pem', import.meta.url),
  'utf8',
)

/** A local channel with the given listener, by its address. */
export async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(createServer(answer))}/a.ics`
}

/** The same over TLS, with a certificate that nobody trusts. */
export async function serveSecurely(answer: RequestListener): Promise<string> {
  const server = createSecureServer({ key: CERTIFICATE, cert: CERTIFICATE }, answer)
  return `https://localhost:${await listen(server)}/a.ics`
}

/** Responds with the text of a function, called for each request. */
export function respond(text: () => string): RequestListener {
  return (_, response) => response.end(text())
}

/** Starts a server on this machine for the duration of the test; returns its port. */
export async function listen(server: Server): Promise<number> {
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP port.')
  return address.port
}
