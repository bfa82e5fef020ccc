import { saveStay } from '#db/save.ts'
import { useSeason } from '#db/stores.ts'
import { writeAmount } from '#domain/amount.ts'
import { type Cancellation, cancellationFields, type Reservation } from '#domain/reservation.ts'
import { refundOf } from '#domain/guestPage/guestPage.ts'
import { accountIn } from '#domain/payments/account.ts'
import { readTexts } from '#domain/record.ts'
import { toCancel } from '#domain/stayChange.ts'
import { OWNERS_DRAFTS } from '#db/cache.ts'
import { StayLines } from '#features/office/guestNotes.tsx'
import { SendingFailure } from '#features/office/StatusNote.tsx'
import { useOfficeToday } from '#features/office/useOfficeToday.ts'
import { cancellingTerms } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useForm } from '#ui/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastStored } from './stayCommands.ts'
import { KeptSums } from './StaySums.tsx'

type CancelQuestionProps = { stay: Reservation; onClose: () => void }

/** Asks how much of the money is kept, and why, before a stay is cancelled. */
export function CancelQuestion({ stay, onClose }: CancelQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog open title={t('office.cancelling.question')} onClose={onClose}>
      <CancelForm stay={stay} onClose={onClose} />
    </Dialog>
  )
}

function CancelForm({ stay, onClose }: CancelQuestionProps) {
  const { t } = useTranslation()
  const { agreed, paid, byTerms } = useTerms(stay)
  const most = Math.max(agreed, paid)
  const form = useForm({
    empty: { kept: '', reason: '' },
    initial: { kept: writeAmount(byTerms), reason: '' },
    draft: { key: `${OWNERS_DRAFTS}cancel/${stay.id}` },
    check: (texts) => {
      const read = readTexts(cancellationFields, texts)
      if ('problems' in read || read.value.kept <= most) return read
      return { problems: { kept: { code: 'tooMany' as const, limit: most } } }
    },
    submit: async (cancellation: Cancellation) => {
      const change = await saveStay(toCancel(stay, cancellation))
      form.restart()
      toastStored(change)
      onClose()
    },
    label: (name) => t(`office.cancelling.fields.${name}`),
    explain: useProblemWords(),
  })
  const read = readTexts(cancellationFields, { ...form.values, reason: '' })
  const offers = [
    ['byTerms', byTerms],
    ['all', paid],
    ['none', 0],
  ] as const
  return (
    <form {...form.props}>
      <StayLines reservation={stay} />
      <p className="mt-3 text-sm text-pine-700">{t('office.cancelling.frees')}</p>
      <div className="mt-4 space-y-2">
        <TextField
          {...form.field('kept')}
          className="tabular-nums"
          note="₺"
          inputMode="decimal"
          autoComplete="off"
          onFocus={({ target }) => target.select()}
        />
        {paid > 0 && (
          <div className="flex flex-wrap gap-2">
            {offers.map(([name, kept]) => (
              <Button
                key={name}
                size="small"
                onClick={() => form.change({ kept: writeAmount(kept) })}
              >
                {t(`office.cancelling.${name}`)}
              </Button>
            ))}
          </div>
        )}
        <div aria-live="polite">
          {'value' in read && <KeptSums paid={paid} kept={read.value.kept} />}
        </div>
      </div>
      <TextAreaField {...form.field('reason')} className="mt-4" rows={2} />
      <SendingFailure sending={form.sending} />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            form.restart()
            onClose()
          }}
        >
          {t('office.cancelling.keep')}
        </Button>
        <Button type="submit" variant="danger" aria-disabled={form.sending.state === 'sending'}>
          {t('office.cancelling.confirm')}
        </Button>
      </div>
    </form>
  )
}

/** What was paid, and what of it is kept by the terms: all of a channel's guest, whom it refunds. */
function useTerms(stay: Reservation): { agreed: number; paid: number; byTerms: number } {
  const today = useOfficeToday()
  const season = useSeason()
  if (season.state !== 'ready') return { agreed: 0, paid: 0, byTerms: 0 }
  const { agreed, paid } = accountIn(season.value.payments, stay, today)
  const sums = { total: agreed, paid, deposit: Math.round(stay.kapora) }
  const refund =
    stay.source === undefined ? refundOf(sums, stay.stay.checkIn, cancellingTerms(), today) : 0
  return { agreed, paid, byTerms: Math.max(0, paid) - refund }
}
