/** The text at an address; rejects where there is none. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
