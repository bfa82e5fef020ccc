/** The response to a test of a calendar's address; `other` comes from another script. */
export type ScriptTest = { periods: number } | 'empty' | 'other' | 'fails' | 'offline'

/** Fetches a calendar of the script; `fetchText` rejects where there is no text. */
export async function testScript(
  address: string,
  fetchText: (address: string) => Promise<string>,
): Promise<ScriptTest> {
  const found = await fetchText(address).catch(() => null)
  if (found === null) return navigator.onLine ? 'fails' : 'offline'
  if (found === '') return 'empty'
  if (!found.startsWith('BEGIN:VCALENDAR')) return 'other'
  return { periods: found.split('BEGIN:VEVENT').length - 1 }
}
