let held: readonly HTMLFormElement[] = []

/**
 * Keeps the forms of the prerendered page. When an extension has added elements, React replaces the
 * whole page, and the typed text is only in the elements that it removes.
 */
export function holdForms(): void {
  held = [...document.forms]
}

/** The prerendered form with a control of a name. */
export function heldForm(name: string): HTMLFormElement | undefined {
  return held.find((form) => form.elements.namedItem(name) !== null)
}
