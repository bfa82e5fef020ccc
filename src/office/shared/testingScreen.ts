import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/** Replaces a control's text in one event, because each key would render the form. */
export async function retype(control: Element, text: string): Promise<void> {
  await userEvent.clear(control)
  if (text !== '') await userEvent.paste(text)
}

/** Makes the window wide or narrow until `vi.unstubAllGlobals`. */
export function stubWindow({ isWide }: { isWide: boolean }): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide }),
  )
}
