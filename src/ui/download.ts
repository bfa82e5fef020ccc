// The browser reads the blob after the click, so its URL has to stay valid until then.
const URL_LIFETIME_MS = 60_000

/** Downloads a text as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS)
}

/** A file name from parts in any script: "Villa Şirin" and "yedek" become "villa-sirin-yedek". */
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
