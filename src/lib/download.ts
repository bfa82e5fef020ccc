// The browser fetches what it saves after the click; until then it must be there.
const KEPT_MS = 60_000

/** Gives the reader a text as a file to save. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** A file's name of a name in any letters and what follows it: "Villa Şirin" and "yedek" make "villa-sirin-yedek". */
export function fileName(...parts: readonly string[]): string {
  return parts
    .join('-')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
