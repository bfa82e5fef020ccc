import { useEffect, useRef, useState, useId } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import {
  type Review,
  type ReviewWords,
  readReview,
  reviewFields,
  reviewPath,
} from '#domain/reviews/review.ts'
import { useKeepInView } from '#ui/useKeepInView.ts'
import { Button } from '#ui/Button.tsx'
import { Stars } from '#ui/Stars.tsx'
import type { IsoDate } from '#domain/date.ts'
import { emptyTexts, readTexts, showFields, writeFields } from '#domain/field/record.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#ui/form/useForm.ts'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { languageName } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { Star } from 'lucide-react'
import { readValue, askDatabase } from '#db/rest.ts'
import { retryForever } from '#db/retryForever.ts'

/** The guest's review form on their page from check-out on; `checkOut` is the day they left. */
export function GuestReview({ guestKey, checkOut }: { guestKey: string; checkOut: IsoDate }) {
  // The form waits for the stored review, so that nobody is asked for a second one.
  const [review, setReview] = useState<Review | null | undefined>(undefined)

  useEffect(() => {
    let isOver = false
    void retryForever(() => readOwnReview(guestKey)).then((read) => {
      if (!isOver) setReview(read)
    })
    return () => {
      isOver = true
    }
  }, [guestKey])

  async function send(words: ReviewWords): Promise<SentReview> {
    const sent = await sendReview(guestKey, words, { checkOut, seen: review ?? null })
    if (sent.state !== 'refused') setReview(sent.review)
    return sent.state
  }

  return review !== undefined && <ReviewSection draftKey={guestKey} review={review} onSend={send} />
}

export type SentReview = 'stored' | 'refused' | 'changed'

type ReviewSectionProps = {
  /** The key of the guest's page, part of the draft's key. */
  draftKey: string
  review: Review | null
  /** Submits a review in place of the shown one; rejects without an answer. */
  onSend: (words: ReviewWords) => Promise<SentReview>
}

/** Asks a guest who has left for a review, and shows it; a published review cannot be changed. */
export function ReviewSection({ draftKey, review, onSend }: ReviewSectionProps) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  const [result, setResult] = useState<SentReview | null>(null)
  const status = useRef<HTMLDivElement>(null)
  // Keeps the section in view, because the pressed button may be far below and its form closes.
  useKeepInView(status, result !== null)
  const isPublished = review?.publishedId !== undefined
  const writes = !isPublished && (changing || !review)

  async function send(words: ReviewWords) {
    setResult(null)
    const sent = await onSend(words)
    setResult(sent)
    if (sent !== 'refused') setChanging(false)
    return sent === 'stored'
  }

  return (
    <section
      aria-labelledby="review-title"
      className="rounded-card bg-white p-5 shadow-soft sm:p-7 print:hidden"
    >
      <h2 id="review-title" className="text-heading">
        {t('review.title')}
      </h2>
      <div ref={status} tabIndex={-1} className="scroll-mt-20 outline-none">
        <p className="mt-2">{t(stateOf(review))}</p>
        {result && (
          <p className="mt-3 font-semibold text-accent-800">{t(`review.results.${result}`)}</p>
        )}
      </div>
      {review && !writes && (
        <figure className="mt-4 rounded-card bg-linen-100 p-5">
          <Stars count={review.rating} label={t('review.stars', { count: review.rating })} />
          <blockquote lang={review.language} className="mt-2 wrap-anywhere whitespace-pre-line">
            {review.text}
          </blockquote>
          <figcaption className="mt-2 text-sm text-pine-700">
            {review.name ?? t('review.nameless')}
          </figcaption>
        </figure>
      )}
      {review && !isPublished && !changing && (
        <Button className="mt-4" onClick={() => setChanging(true)}>
          {t('review.change')}
        </Button>
      )}
      {writes && <ReviewForm draftKey={draftKey} review={review} onSend={send} />}
    </section>
  )
}

function stateOf(review: Review | null) {
  if (!review) return 'review.ask'
  return review.publishedId === undefined ? 'review.waiting' : 'review.published'
}

type ReviewFormProps = {
  draftKey: string
  review: Review | null
  /** Resolves to whether the review was stored; rejects without an answer. */
  onSend: (words: ReviewWords) => Promise<boolean>
}

/** A review: one to five stars, a text in any language, and any name. */
function ReviewForm({ draftKey, review, onSend }: ReviewFormProps) {
  const { t, language } = useTranslation()
  const empty = { ...emptyTexts(reviewFields), language: language }
  const form = useForm({
    empty,
    initial: review ? showFields(reviewFields, review) : empty,
    draft: { key: `villa.review.${draftKey}`, days: 7 },
    check: (texts) => readTexts(reviewFields, texts),
    submit: async (words) => {
      if (await onSend(words)) form.restart()
    },
    label: (name) => t(`review.fields.${name}`),
    explain: useProblemWords(),
  })
  const { field, values, sending, change } = form
  const stars = field('rating')
  return (
    <form {...form.props} aria-labelledby="review-title" className="mt-4 max-w-[36rem]">
      <StarChoice
        name={stars.name}
        label={stars.label}
        value={stars.value}
        error={stars.error}
        labelOf={(count) => t('review.stars', { count })}
        onPick={(rating) => change({ ...values, rating })}
      />
      <TextAreaField {...field('text')} rows={6} required />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" note={t('review.optional')} />
        <Choice
          name="language"
          label={t('review.fields.language')}
          value={values.language}
          options={reviewLanguages(language)}
          onChange={(language) => change({ ...values, language })}
        />
      </div>
      <p className="mt-2 mb-4 text-sm text-pine-700">{t('review.shownAs')}</p>
      <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
        {t(sending.state === 'sending' ? 'review.sending' : 'review.send')}
      </Button>
      {sending.state === 'failed' && (
        <p role="alert" className="mt-4 rounded-field bg-alert-50 px-4 py-3 text-alert-700">
          {t('review.failed')}
        </p>
      )}
    </form>
  )
}

const WRITTEN = ['tr', 'en', 'de', 'fr', 'nl', 'ru', 'uk', 'pl', 'it', 'es', 'sv', 'da', 'ar', 'fa']

/** The languages to choose from, named in the reader's language. */
function reviewLanguages(reader: Language): (readonly [code: string, name: string])[] {
  return WRITTEN.map((code) => [code, languageName(code, reader)] as const)
}

type StarChoiceProps = {
  name: string
  label: string
  value: string
  error: string | undefined
  labelOf: (count: number) => string
  onPick: (value: string) => void
}

const COUNTS = [1, 2, 3, 4, 5]

/** One to five stars as native radio buttons, so that the arrow keys select. */
function StarChoice({ name, label, value, error, labelOf, onPick }: StarChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="relative min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-pine-800">{label}</legend>
      <div className="flex flex-wrap">
        {COUNTS.map((count) => (
          <label
            key={count}
            className="grid size-11 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={count}
              checked={value === String(count)}
              required
              onChange={() => onPick(String(count))}
              className="scroll-my-20 sr-only"
            />
            <span className="sr-only">{labelOf(count)}</span>
            <Star
              aria-hidden
              className={
                count <= Number(value)
                  ? 'size-7 fill-current text-action-600'
                  : 'size-7 text-pine-500'
              }
            />
          </label>
        ))}
      </div>
      <p id={id} className="mt-1 min-h-5 text-sm text-alert-700">
        {error}
      </p>
    </fieldset>
  )
}

/** `refused` if too early or published; `changed` on another device, whose review is returned. */
type Sent = { state: 'stored' | 'changed'; review: Review } | { state: 'refused' }

/** The review under the key of a guest's page, `null` without one; rejects without a response. */
async function readOwnReview(key: string): Promise<Review | null> {
  return readReview(await readValue(reviewPath(key)))
}

/**
 * Stores the review of the stay that ended on `checkOut` over the loaded one; rejects without a
 * response.
 */
async function sendReview(
  key: string,
  words: ReviewWords,
  { checkOut, seen }: { checkOut: IsoDate; seen: Review | null },
): Promise<Sent> {
  const version = (seen?.version ?? 0) + 1
  const stored = writeFields(reviewFields, words)
  const response = await putValue(reviewPath(key), {
    ...stored,
    checkOut,
    version,
    at: SERVER_TIME,
  })
  const review = await readOwnReview(key)
  if (!review) return { state: 'refused' }
  // An earlier attempt's response may have been lost.
  const isMine =
    review.rating === words.rating &&
    review.text === stored['text'] &&
    review.name === stored['name']
  if (response.ok || isMine) return { state: 'stored', review }
  return review.version > version - 1 || review.publishedId !== undefined
    ? { state: 'changed', review }
    : { state: 'refused' }
}

const SERVER_TIME = { '.sv': 'timestamp' }

/** Writes a value over REST; resolves with the response even when the rules refuse it. */
function putValue(path: string, value: object): Promise<Response> {
  return askDatabase(path, { method: 'PUT', body: JSON.stringify(value) })
}
