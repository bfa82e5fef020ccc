import { generateKeyPairSync, sign } from 'node:crypto'

const SEQUENCE = 0x30
const DAY_MS = 86_400_000

/**
 * A key and a self-signed certificate as PEM, for a name and the days around now; not trusted yet.
 */
export function selfSigned(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // ecdsa-with-SHA256, the common name, the alternative name, and the certificate authority flag.
  const algorithm = der(SEQUENCE, oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
  const commonName = der(SEQUENCE, oid([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(name)))
  const subject = der(SEQUENCE, der(0x31, commonName))
  const alternative = der(SEQUENCE, der(0x82, Buffer.from(name)))
  const names = der(SEQUENCE, oid([0x55, 0x1d, 0x11]), der(0x04, alternative))
  const signer = der(SEQUENCE, der(0x01, Buffer.of(0xff)))
  const authority = der(SEQUENCE, oid([0x55, 0x1d, 0x13]), der(0x04, signer))
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    algorithm,
    subject,
    der(SEQUENCE, moment(-1), moment(1)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, names, authority)),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey))
  const certificate = der(SEQUENCE, body, algorithm, signature)
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A value as its kind, its length and its content (X.690, DER). */
function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(kind, ...size), content])
}

function oid(bytes: readonly number[]): Buffer {
  return der(0x06, Buffer.from(bytes))
}

function moment(days: number): Buffer {
  const text = new Date(Date.now() + days * DAY_MS).toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return der(0x18, Buffer.from(text))
}
