import { type RefObject, useEffect, useState } from 'react'
import { EMPTY_REQUEST, FIELDS, type RequestValues } from './requestForm.ts'
import { readSavedRequest, saveRequest } from './savedRequest.ts'

/** What stands in the form; `ready` once scripts run and what was typed earlier is back in its place. */
export function useTypedRequest(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(EMPTY_REQUEST)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    // After mounting, for the first render must equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    setValues({ ...readSavedRequest(), ...typedBeforeScripts(form.current) })
    setReady(true)
  }, [form])

  useEffect(() => {
    if (ready) saveRequest(values)
  }, [ready, values])

  return { values, setValues, ready }
}

// A prerendered form can be typed into before React holds it, and React would put its own empty values there.
function typedBeforeScripts(form: HTMLFormElement | null): Partial<RequestValues> {
  const typed: Partial<RequestValues> = {}
  for (const field of FIELDS) {
    const control = form?.elements.namedItem(field)
    const editable = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (editable && control.value !== '') typed[field] = control.value
  }
  return typed
}
