import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Row } from './authRows.ts'

/** Those that a server makes up anew for each answer, or for its own connection. */
const OWN_HEADERS =
  /^(date|connection|keep-alive|etag|last-modified|vary|transfer-encoding|content-length|content-encoding|accept-ranges|x-powered-by)$/

const PATHS = [
  '/',
  '/index.html',
  '/en',
  '/en/',
  '/en.html',
  '/gizlilik',
  '/admin',
  '/admin/',
  '/admin/dashboard',
  '/admin.html',
  '/no-such-page',
  '/assets/no-such-file.js',
  '/assets/',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/favicon.svg',
  '/.gitignore',
]

/** Asks a server of the built site for pages and files, there and not there. */
export async function hostingRows(url: string): Promise<Row[]> {
  const assets = readdirSync('dist/assets').filter((file) => /\.(js|woff2|avif|webm)$/.test(file))
  const one = [
    ...new Map(assets.map((file) => [file.split('.').at(-1), `/assets/${file}`])).values(),
  ]
  const rows: Row[] = []
  for (const path of [...PATHS, ...one]) {
    const response = await fetch(url + path, { redirect: 'manual' })
    const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.test(name))
    const told = headers.map(([name, value]) => `${name}: ${value.replace(url, '')}`).toSorted()
    const body = createHash('sha256').update(new Uint8Array(await response.arrayBuffer()))
    // What stands on a page that is not there is each server's own.
    const text = response.ok ? body.digest('base64url').slice(0, 8) : ''
    rows.push({ name: path, answer: [response.status, ...told, text].join(' | ') })
  }
  return rows
}
