import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isConnected } from '#db/connection.ts'
import { newKey, read, save } from '#db/save.ts'
import { currentSeason, useSeason } from '#db/stores.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import {
  answerRequest,
  canReply,
  type Reply,
  type RequestInContext,
} from '#domain/request/answerRequest.ts'
import { isOpen } from '#domain/request/inbox.ts'
import { readRequest, type StoredRequest } from '#domain/request/request.ts'
import { Failure, GoneMeanwhile } from '#domain/save/failure.ts'
import { acceptAddress, stayAddress } from '#i18n/officeAddresses.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ForgetGuest } from '#office/shared/ForgetGuest.tsx'
import { Question } from '#office/shared/forms.tsx'
import { LostPayments, StayLines, useGuestName } from '#office/shared/guestNotes.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { useSending } from '#ui/form/useSending.ts'
import { toastDone, toastFailed } from '#ui/Toasts.tsx'
import { HoldQuestion } from './HoldQuestion.tsx'
import { stayOfRequest, useStayOf } from './stayOfRequest.ts'

type Kind = Reply['kind']

/** An owner's actions on a request in its status. */
export function RequestActions({ request }: { request: StoredRequest }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Kind | null>(null)
  const { send } = useSending()
  const stay = useStayOf(request)
  const { status, guest, id } = request
  const name = useGuestName()(request)
  const can = (kind: Kind) => canReply(kind, { request, stay })
  const close = () => setAsked(null)

  /** Replies to the request as it is at this moment; asks first where `isSure` does not say so. */
  async function reply(given: Reply, isSure: boolean): Promise<void> {
    const outcome = answerRequest(given, await inContext(id), newKey)
    if (outcome.kind === 'form') return void navigate(acceptAddress(id))
    if (outcome.mustAsk && !isSure) return setAsked(given.kind)
    await save(outcome.change)
    toastDone(() => translate(DONE[given.kind], { guest: name }))
    close()
  }

  /** Replies once, however often the button is pressed. */
  function tryReply(kind: Exclude<Kind, 'hold'>): void {
    const sent = () =>
      reply({ kind }, false).catch((failure: unknown) => {
        toastFailed(() => `${name}: ${formatError(failure)}`, {
          label: () => translate('admin.doing.again'),
          run: (dismiss) => {
            dismiss()
            tryReply(kind)
          },
        })
      })
    void send(sent)
  }

  const takeBackLabel = t(`office.requests.${status === 'accepted' ? 'reopen' : 'takeBack'}`)
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2">
      {can('accept') && (
        <Button variant="primary" size="small" onClick={() => tryReply('accept')}>
          {t('office.requests.accept')}
        </Button>
      )}
      {can('hold') && (
        <Button size="small" onClick={() => setAsked('hold')}>
          {t('office.requests.holdIt')}
        </Button>
      )}
      {can('decline') && (
        <Button size="small" onClick={() => tryReply('decline')}>
          {t('office.requests.decline')}
        </Button>
      )}
      {stay && stay.status !== 'cancelled' && (
        <Link to={stayAddress(stay.id)} className={buttonStyle({ size: 'small' })}>
          {t('office.requests.openStay')}
        </Link>
      )}
      {can('takeBack') && (
        <Button size="small" onClick={() => tryReply('takeBack')}>
          {takeBackLabel}
        </Button>
      )}
      {!isOpen(request) && <ForgetGuest guest={guest} stay={stay} requests={[request]} />}
      <Button size="small" variant="danger" onClick={() => setAsked('delete')}>
        {t('admin.table.delete')}
      </Button>
      {asked === 'hold' && (
        <HoldQuestion request={request} onHold={(given) => reply(given, true)} onClose={close} />
      )}
      <Question
        open={asked === 'delete'}
        onAnswer={() => reply({ kind: 'delete' }, true)}
        onClose={close}
      >
        {t('admin.requests.deleteHint', { guest: name })}
        <PaymentsOfHold request={request} />
      </Question>
      {(asked === 'decline' || asked === 'takeBack') && (
        <Question
          open
          answer={asked === 'decline' ? t('office.requests.decline') : takeBackLabel}
          failed={(message) => `${name}: ${message}`}
          onAnswer={() => reply({ kind: asked }, true)}
          onClose={close}
        >
          {stay && <StayLines reservation={stay} />}
          <PaymentsOfHold request={request} />
        </Question>
      )}
    </div>
  )
}

/** The payments that go with the stay that holds the days of a request. */
function PaymentsOfHold({ request }: { request: StoredRequest }) {
  const season = useSeason()
  const stay = useStayOf(request)
  if (season.state !== 'ready' || stay?.status !== 'held') return null
  return <LostPayments payments={paymentsOf(season.value.payments, stay)} canCancel={false} />
}

/** A request as it is stored at this moment, with its stay and payments. */
async function inContext(id: string): Promise<RequestInContext> {
  if (!isConnected()) throw new Failure('offline', 'Not connected')
  const stored = await read(`requests/${id}`)
  const season = currentSeason()
  if (season.state !== 'ready') throw new Failure('offline', 'The season is not read')
  const request = readRequest(id, stored)
  if (!request) throw new GoneMeanwhile()
  const stay = stayOfRequest(season.value, request)
  return { request, stay, payments: stay ? paymentsOf(season.value.payments, stay) : [] }
}

const DONE = {
  accept: 'office.requests.answered.accepted',
  hold: 'office.requests.answered.held',
  decline: 'office.requests.answered.declined',
  takeBack: 'office.requests.answered.new',
  delete: 'admin.requests.deleted',
} as const satisfies { [kind in Kind]: string }
