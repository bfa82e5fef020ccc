import { ScriptPromise } from './scriptPromise.ts'

// Polyfills for Google's runtime, loaded first. Only promises replace an existing implementation.

type ListMethod = (this: readonly unknown[], ...values: never[]) => unknown

const LIST_METHODS: { readonly [name: string]: ListMethod } = {
  at(place: number) {
    return this[place < 0 ? this.length + place : place]
  },
  findLast(isFound: (value: unknown) => boolean) {
    return [...this].reverse().find((value) => isFound(value))
  },
  toReversed() {
    return [...this].reverse()
  },
  toSorted(compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  },
  with(place: number, value: unknown) {
    return this.map((each, at) => (at === place ? value : each))
  },
}

/** The bytes of a text as UTF-8. */
function utf8(text: string): number[] {
  return Utilities.newBlob(text)
    .getBytes()
    .map((byte) => byte & 255)
}

class ScriptTextEncoder {
  encode(text: string) {
    return Uint8Array.from(utf8(text))
  }
}

class ScriptTextDecoder {
  readonly label: string
  readonly fatal: boolean

  constructor(label = 'utf-8', { fatal = false } = {}) {
    this.label = label
    this.fatal = fatal
  }

  decode(bytes: Uint8Array): string {
    // Google's bytes have a sign.
    const text = Utilities.newBlob(Array.from(new Int8Array(bytes))).getDataAsString(this.label)
    if (this.fatal && text.includes('\uFFFD') && String(utf8(text)) !== String(bytes))
      throw new TypeError('The bytes are not UTF-8')
    return text
  }
}

class ScriptBlob {
  readonly size: number

  constructor(parts: readonly string[]) {
    this.size = utf8(parts.join('')).length
  }
}

class ScriptUrl {
  readonly hostname: string
  readonly protocol: string

  constructor(address: string) {
    const [, protocol = '', host] =
      /^([a-z][a-z0-9+.-]*:)\/\/(?:[^/?#@]*@)?([^/?#:@]+)/i.exec(address) ?? []
    if (host === undefined) throw new TypeError('Invalid URL')
    this.protocol = protocol.toLowerCase()
    this.hostname = host.toLowerCase()
  }

  static canParse(address: string): boolean {
    return /^[a-z][a-z0-9+.-]*:\/\/[^/?#:@]/i.test(address)
  }
}

class ScriptUrlParams {
  private readonly pairs: readonly [string, string][]

  constructor(values: { readonly [name: string]: string }) {
    this.pairs = Object.entries(values)
  }

  toString(): string {
    return this.pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  }
}

const GLOBALS: { readonly [name: string]: unknown } = {
  performance: { now: () => Date.now() },
  Blob: ScriptBlob,
  TextDecoder: ScriptTextDecoder,
  TextEncoder: ScriptTextEncoder,
  URL: ScriptUrl,
  URLSearchParams: ScriptUrlParams,
}

function addMissing(target: object, members: { readonly [name: string]: unknown }) {
  for (const [name, value] of Object.entries(members))
    if (!(name in target))
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

addMissing(Array.prototype, LIST_METHODS)
addMissing(Object, {
  hasOwn: (target: object, name: string) => Object.entries(target).some(([own]) => own === name),
})
addMissing(String.prototype, {
  *matchAll(this: string, pattern: RegExp) {
    const copy = new RegExp(pattern.source, pattern.flags)
    for (let match = copy.exec(this); match; match = copy.exec(this)) {
      yield match
      if (match[0] === '') copy.lastIndex += 1
    }
  },
  replaceAll(this: string, found: string | RegExp, by: string) {
    return typeof found === 'string' ? this.split(found).join(by) : this.replace(found, by)
  },
})
addMissing(globalThis, { globalThis, ...GLOBALS })
Object.assign(globalThis, { Promise: ScriptPromise })
