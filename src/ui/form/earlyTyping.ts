let prerenderedForms: readonly HTMLFormElement[] = []

/**
 * Keeps the forms of the prerendered page. When an extension has added elements, React replaces the
 * whole page, and the typed text is only in the elements that it removes.
 */
export function keepPrerenderedForms(): void {
  prerenderedForms = [...document.forms]
}

/** The prerendered form with a control of a name. */
export function prerenderedForm(name: string): HTMLFormElement | undefined {
  return prerenderedForms.find((form) => form.elements.namedItem(name) !== null)
}
