// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepPrerenderedForms } from './earlyTyping.ts'
import { useForm } from './useForm.ts'

type Texts = { name: string; age: string }
type Problem = 'missing' | 'number'

const submit = vi.fn<(value: Texts) => Promise<void>>()

function Form({ words = (problem: Problem) => problem as string, prerendered = false }) {
  const form = useForm({
    prerendered,
    empty: { name: '', age: '' },
    draft: { key: 'draft' },
    check: (values: Texts) => {
      const problems: { [Name in keyof Texts]?: Problem } = {}
      if (values.name === '') problems.name = 'missing'
      if (!/^\d*$/.test(values.age)) problems.age = 'number'
      return Object.keys(problems).length > 0 ? { problems } : { value: values }
    },
    early: (problem) => problem === 'number',
    tidy: (values) => ({ ...values, name: values.name.trim() }),
    submit,
    label: (name) => name,
    explain: words,
  })
  return (
    <form {...form.props} aria-label="form">
      {(['name', 'age'] as const).map((name) => {
        const { label, error, ...control } = form.field(name)
        return (
          <label key={name}>
            {label}
            <input {...control} aria-invalid={error !== undefined} />
            <i>{error}</i>
          </label>
        )
      })}
      <output>{form.sending.state}</output>
      <button type="button" onClick={() => form.review(['age'])}>
        review age
      </button>
    </form>
  )
}

function open() {
  return render(<Form />, { wrapper: StrictMode })
}

function control(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
}

function type(name: string, value: string) {
  fireEvent.change(control(name), { target: { value } })
}

async function send() {
  await act(async () => fireEvent.submit(screen.getByRole('form')))
}

const state = () => screen.getByRole('status').textContent

afterEach(() => {
  localStorage.clear()
  submit.mockReset()
})

describe('errors', () => {
  test('are shown only for the checked controls', () => {
    open()
    type('age', 'x')

    fireEvent.click(screen.getByRole('button'))

    expect(control('age')).toHaveFocus()
    expect(control('name')).toBeValid()
  })

  test('are stored as codes, so that they follow the language', async () => {
    const { rerender } = open()
    await send()

    rerender(<Form words={(problem) => `was ${problem}`} />)

    expect(screen.getByText('was missing')).toBeVisible()
  })
})

describe('submitting', () => {
  test('happens once, even if requested twice before the next render', async () => {
    submit.mockReturnValue(new Promise(() => {}))
    open()
    type('name', 'Ayşe')

    act(() => {
      screen
        .getByRole('form')
        .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      screen
        .getByRole('form')
        .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    })

    expect(submit).toHaveBeenCalledOnce()
    expect(state()).toBe('sending')
    expect(control('name')).toHaveAttribute('readonly')
  })

  test('submits formatted texts, including autofill without events', async () => {
    submit.mockResolvedValue()
    open()
    type('name', ' Ayşe ')
    Object.defineProperty(control('age'), 'value', { value: '40', writable: true })

    await send()

    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Ayşe', age: '40' }, 0)
    expect(state()).toBe('sent')
  })
})

test('keeps what was typed into a form that React replaces', () => {
  const old = document.createElement('form')
  old.innerHTML = '<input name="name"><input name="age">'
  document.body.append(old)
  keepPrerenderedForms()
  const [typed] = old.querySelectorAll('input')
  if (typed) typed.value = 'İpek'
  old.remove()

  render(<Form prerendered />)

  expect(control('name')).toHaveValue('İpek')
})
