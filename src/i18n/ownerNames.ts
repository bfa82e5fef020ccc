import { i18n } from './instance.ts'

let names: ReadonlyMap<string, string> = new Map()

/** Names owners by their addresses in all texts, and renders the texts again. */
export async function showOwnerNames(next: ReadonlyMap<string, string>): Promise<void> {
  if (JSON.stringify([...next]) === JSON.stringify([...names])) return
  names = next
  await i18n.changeLanguage(i18n.language)
}

/** The name of the owner with an address; the address until one is set. */
export function ownerName(email: string): string {
  return names.get(email) ?? email
}
