import { anchors, type Section } from '#i18n/addresses.ts'

/** Goes to a section as a link would: the address, the scrolling and the point where Tab goes on follow. */
export function goTo(section: Section): void {
  window.location.assign(`#${anchors[section]}`)
}
