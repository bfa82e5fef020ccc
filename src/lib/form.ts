/** What is wrong with a form, by the names of its controls. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** Focuses the first control, in the form's own order, that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors<string>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && errors[control.getAttribute('name') ?? '']) {
      control.focus()
      return
    }
  }
}
