// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Review } from '#domain/reviews/review.ts'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { ReviewSection, type SentReview } from './ReviewSection.tsx'
import { retype } from '#office/shared/testingScreen.ts'

beforeAll(() => showLanguage('tr'))

afterEach(() => localStorage.clear())

/** The review section, whose submissions all end as given. */
function Page({ ends }: { ends: SentReview }) {
  const [review, setReview] = useState<Review | null>(null)
  return (
    <ReviewSection
      draftKey="AAAAAAAAAAAAAAAAAAAAAA"
      review={review}
      onSend={(words) => {
        const kept = { ...words, checkOut: day('2026-06-18'), version: 1, at: 0 }
        if (ends !== 'refused') setReview(kept)
        return Promise.resolve(ends)
      }}
    />
  )
}

const star = (count: number) => screen.getByRole('radio', { name: `${count} yıldız` })
const words = () => screen.getByRole('textbox', { name: 'Yorumunuz' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gönder' }))

test('an empty form focuses the stars first, then the text', async () => {
  render(<Page ends="stored" />)

  await send()
  expect(star(1)).toHaveFocus()

  await userEvent.click(star(4))
  await send()
  expect(words()).toHaveFocus()
})

test('a tab closed in the middle of a review keeps the text', async () => {
  const first = render(<Page ends="stored" />)
  await retype(words(), 'Çok güz')
  first.unmount()

  render(<Page ends="stored" />)
  expect(words()).toHaveValue('Çok güz')
})

test.each([
  ['stored', 'bize ulaştı'],
  ['refused', 'yazılamıyor'],
] as const)(
  'a guest who submits a review that is %s gets the result focused',
  async (ends, told) => {
    render(<Page ends={ends} />)
    await userEvent.click(star(5))
    await retype(words(), 'Çok güzeldi.')

    await send()

    expect(await screen.findByText(new RegExp(told))).toBeVisible()
    expect(document.activeElement).toHaveTextContent(told)
    expect(document.activeElement).not.toBe(document.body)
  },
)
