import { useState } from 'react'
import { Link } from 'react-router-dom'
import { newKey, saveStay } from '#db/save.ts'
import { randomKey } from '#db/randomKey.ts'
import { useSeason } from '#db/stores.ts'
import type { IsoDate } from '#domain/date.ts'
import { amountOf } from '#domain/field/amount.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import { DIRECT_METHODS, type Payment, type StoredPayment } from '#domain/payments/payment.ts'
import { toSave } from '#domain/stay/saveTyped.ts'
import { GoneMeanwhile, NightTaken } from '#domain/save/failure.ts'
import {
  isReadable,
  type Reservation,
  type StoredStay,
  type TypedValues,
} from '#domain/stay/reservation.ts'
import { risksOf, type SaveRisk } from '#domain/stay/saveRisks.ts'
import type { StaySaving } from '#domain/stay/stayChange.ts'
import { CALENDAR_ADDRESS } from '#i18n/officeAddresses.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { SourceBadge } from '#office/shared/cards.tsx'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { type Conflict, SaveState } from '#office/shared/SaveState.tsx'
import { useAgreementBasis } from '#office/shared/useAgreementBasis.ts'
import { useAskedAlso } from '#office/shared/otherRequests.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { useForm } from '#ui/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import {
  type FormTarget,
  EMPTY_STAY,
  extraLines,
  hasDeposit,
  isEarly,
  isSameText,
  joinNotes,
  parseStayForm,
  shownRemainder,
  type StayTexts,
  tidyStay,
} from './stayTexts.ts'
import { RiskQuestion } from './RiskQuestion.tsx'
import { StayFields } from './StayFields.tsx'

type StayFormProps = {
  target: FormTarget
  /** Called with the stored change. */
  onSaved: (change: StaySaving) => void
  /** Leaves the form; without it there is nowhere to go. */
  onLeave?: (() => void) | undefined
}

/** The form that adds a stay or edits one; typed texts are a draft until they are saved. */
export function StayForm({ target, onSaved, onLeave }: StayFormProps) {
  const { t } = useTranslation()
  const { form, others, conflict, addAgain, risks, saveSeen } = useStayForm(target, onSaved)
  const [asked, setAsked] = useState<readonly SaveRisk[]>([])
  const { sending } = form
  const { record } = target
  const isSaving = sending.state === 'sending'
  const failure = sending.state === 'failed' ? sending.failure : null

  return (
    <>
      <form
        {...form.props}
        className="@container"
        onSubmit={(event) => {
          const found = isSaving ? [] : risks()
          if (found.length === 0) return form.props.onSubmit(event)
          event.preventDefault()
          setAsked(found)
        }}
      >
        {target.kind !== 'add' && <DraftNotice form={form} />}
        {isReadable(record) && record.source && (
          <p className="mb-4 max-w-text">
            <SourceBadge>{t(`admin.sources.${record.source}`)}</SourceBadge>{' '}
            <bdi>{record.sourceTitle}</bdi> {t('admin.form.fromChannel')}
          </p>
        )}
        <StayFields form={form} target={target} others={others} />
        <SaveState sending={sending} conflict={conflict}>
          {failure instanceof NightTaken && (
            <Link
              className="mt-2 block w-fit underline"
              to={`${CALENDAR_ADDRESS}?day=${failure.night}`}
            >
              {t('admin.save.showNight')}
            </Link>
          )}
          {failure instanceof GoneMeanwhile && (
            <Button size="small" className="mt-3 flex" onClick={addAgain}>
              {t('admin.form.addAgain')}
            </Button>
          )}
        </SaveState>
        <div className="sticky bottom-14 z-10 -mx-5 mt-3 flex flex-wrap items-center gap-2 bg-white px-5 py-2 md:bottom-0">
          <Button
            type="submit"
            variant="primary"
            className="min-w-32 max-sm:px-4"
            aria-disabled={isSaving}
          >
            {t(`admin.form.${target.kind}`)}
          </Button>
          {onLeave && (
            <Button variant="quiet" size="small" onClick={onLeave}>
              {t('app.close')}
            </Button>
          )}
          {form.draft && !isSaving && (
            <Button variant="quiet" size="small" onClick={form.restart}>
              {t('admin.form.discard')}
            </Button>
          )}
        </div>
      </form>
      {/* Beside the form, because the question is a form itself. */}
      {asked.length > 0 && (
        <RiskQuestion risks={asked} onSave={saveSeen} onClose={() => setAsked([])} />
      )}
    </>
  )
}

const NONE: readonly Reservation[] = []

/** The state of the form, and how it is saved. */
function useStayForm(target: FormTarget, onSaved: (change: StaySaving) => void) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  const basis = useAgreementBasis()
  const { id, record } = target
  const request = target.kind === 'accept' ? target.request : null
  const replaced = useAskedAlso(request)
  const stays = season.state === 'ready' ? season.value.reservations : NONE
  const others = stays.filter((stay) => stay.id !== id)
  const isFromChannel = isReadable(record) && record.source !== undefined
  const removedName = isReadable(record) && record.removed ? record.musteriAdi : null
  const check = (texts: StayTexts) =>
    parseStayForm(texts, others, { isPriced: request !== null, isFromChannel, removedName })
  const labelOf = (name: keyof StayTexts) => {
    if (name === 'depositMethod') return t('admin.form.depositCame')
    if (name === 'extras' || name === 'damages') return t(`admin.form.${name}`)
    return name === 'takesTerms' ? t('admin.terms.take') : t(`admin.fields.${name}`)
  }
  const form = useForm({
    empty: EMPTY_STAY,
    initial: target.texts,
    draft: { key: target.draftKey, id, version: record?.version ?? 0 },
    check,
    early: isEarly,
    tidy: (texts) => tidyStay(texts, today),
    same: isSameText,
    submit: (typed, version) => store(typed, record && { ...record, version }),
    label: labelOf,
    explain: useProblemWords(),
  })

  async function store(typed: TypedValues, original: StoredStay | null): Promise<void> {
    if (!original && target.kind === 'update') throw new GoneMeanwhile()
    finish(await saveStay(commandOf(typed, original, id)))
  }

  function finish(change: StaySaving) {
    form.restart()
    onSaved(change)
  }

  function commandOf(typed: TypedValues, original: StoredStay | null, newId: string) {
    const payments = depositPayments(form.values, today).map((each) => ({ ...each, key: newKey() }))
    const earlier = original ? paidBefore(original.id) : []
    const takesTerms = form.values.takesTerms !== ''
    const extras = extraLines(form.values)
    return toSave(
      { typed, id: newId, original, request, replaced, takesTerms, extras, payments, earlier },
      basis,
      randomKey,
    )
  }

  function paidBefore(id: string): readonly StoredPayment[] {
    return season.state === 'ready' ? paymentsOf(season.value.payments, { id }) : []
  }

  /** Saves what is typed over the current record, or as a new stay. */
  function saveOver(original: StoredStay | null, newId: string, patch: Partial<StayTexts> = {}) {
    const texts = form.review()
    const read = texts && check({ ...texts, ...patch })
    if (read && 'value' in read)
      void form.send(async () => finish(await saveStay(commandOf(read.value, original, newId))))
  }

  const stored = target.texts
  const joined =
    stored && form.bothChanged.join() === 'notlar' ? joinNotes(stored, form.values) : null
  const conflict: Conflict | null = record &&
    stored && {
      both: form.bothChanged.map((name) => ({
        label: labelOf(name),
        mine: textOf(form.values, name),
        stored: textOf(stored, name),
      })),
      onKeepBoth: joined === null ? undefined : () => saveOver(record, id, { notlar: joined }),
      onOpenCurrent: form.restart,
      onSaveMine: () => saveOver(record, id),
    }
  /** The text of a field; a mark as yes or no. */
  function textOf(texts: StayTexts, name: keyof StayTexts): string {
    if (name === 'kalan') return shownRemainder(texts)
    if (name === 'cot' || name === 'blocked')
      return t(texts[name] === '' ? 'office.yesNo.no' : 'office.yesNo.yes')
    return texts[name]
  }

  /** The risk of saving the typed texts for the guest. */
  function risks(): SaveRisk[] {
    const read = check(tidyStay(form.current(), today))
    if (!isReadable(record) || !('value' in read) || season.state !== 'ready') return []
    const { next, payments } = commandOf(read.value, record, id)
    const all = [...paidBefore(id), ...payments]
    return risksOf({ before: record, next }, all, today)
  }

  const saveSeen = () => saveOver(record && { ...record, version: form.seenVersion }, id)
  return { form, others, conflict, addAgain: () => saveOver(null, newKey()), risks, saveSeen }
}

/** The payment of a deposit that has come; none if it has not. */
function depositPayments(texts: StayTexts, date: IsoDate): Payment[] {
  const method = DIRECT_METHODS.find((way) => way === texts.depositMethod)
  if (!method || !hasDeposit(texts)) return []
  return [{ date, amount: Math.round(amountOf(texts.kapora)), method, purpose: 'kapora' }]
}
