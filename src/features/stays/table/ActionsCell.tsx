import { clsx } from 'clsx'
import {
  Ban,
  Globe,
  Info,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  Pencil,
  Phone,
  Trash2,
  Wallet,
} from 'lucide-react'
import { useState } from 'react'
import type { i18n } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Offer, offersOf } from '#domain/commands/command.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { OpenButton } from '#features/office/cards.tsx'
import { PaymentsDialog } from '#features/payments/StayPayments.tsx'
import { mailLink, phoneLink, whatsappLink } from '#lib/links.ts'
import { Button } from '#ui/Button.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import type { Row } from './cells.tsx'

/** An action without an icon shows its name. */
const ICONS: { [Verb in Offer['verb']]?: LucideIcon } = {
  edit: Pencil,
  cancel: Ban,
  delete: Trash2,
}

/** The id of a row's edit button, which gets the focus back after editing. */
export function editButtonId(reservationId: string): string {
  return `edit-${reservationId}`
}

/** The actions on a stay: the frequent ones as buttons, and all of them in a menu with words. */
export function ActionsCell(props: Row) {
  const { reservation, today, waiting, actions, card } = props
  const { t } = useTranslation()
  const [paying, setPaying] = useState(false)
  const offers = offersOf(reservation, today)
  const pay =
    today && !reservation.blocked && !reservation.deletion ? () => setPaying(true) : undefined
  // The deletion is not beside the cancellation.
  const [first, ...further] = offers
  const last = further.filter(({ verb }) => verb === 'delete')
  const second = further.filter(({ verb }) => verb !== 'delete')
  const act = (offer: Offer) => (
    <Button
      key={offer.verb}
      variant="quiet"
      size="small"
      className={clsx(
        'aria-disabled:cursor-progress aria-disabled:text-pine-500 aria-disabled:delay-500',
        offer.verb === 'delete' && 'text-alert-700 hover:bg-alert-50',
      )}
      aria-describedby={card.guestId}
      aria-disabled={waiting}
      onClick={() => !waiting && actions.onAct(reservation, offer)}
    >
      <ActionName Icon={ICONS[offer.verb]} name={t(`admin.acts.${offer.verb}.button`)} />
    </Button>
  )
  return (
    <span className="flex flex-wrap items-center @3xl:flex-nowrap @3xl:justify-end">
      {first && (first.verb === 'edit' ? <EditButton {...props} offer={first} /> : act(first))}
      {second.map(act)}
      {pay && (
        <Button variant="quiet" size="small" aria-describedby={card.guestId} onClick={pay}>
          <ActionName Icon={Wallet} name={t('office.payments.heading')} />
        </Button>
      )}
      {last.map(act)}
      <RowMenu {...props} offers={offers} onPay={pay} />
      {paying && today && (
        <PaymentsDialog {...{ reservation, today, waiting }} onClose={() => setPaying(false)} />
      )}
    </span>
  )
}

function EditButton(props: Row & { offer: Offer }) {
  const { reservation, pending, waiting, actions, card, offer } = props
  const { t } = useTranslation()
  return (
    <OpenButton
      id={editButtonId(reservation.id)}
      variant="quiet"
      aria-describedby={card.guestId}
      pending={pending || waiting}
      onOpen={() => actions.onAct(reservation, offer)}
    >
      <ActionName Icon={ICONS[offer.verb]} name={t(`admin.acts.${offer.verb}.button`)} />
    </OpenButton>
  )
}

type RowMenuProps = Row & { offers: readonly Offer[]; onPay: (() => void) | undefined }

function RowMenu(props: RowMenuProps) {
  const { reservation, pending, waiting, actions, card, offers, onPay } = props
  const { t } = useTranslation()
  const act = (offer: Offer, apart = false): MenuItem => ({
    label: t(`admin.acts.${offer.verb}.button`),
    ...(ICONS[offer.verb] && { Icon: ICONS[offer.verb] }),
    danger: offer.verb === 'delete',
    apart,
    disabled: waiting || (offer.verb === 'edit' && pending),
    onSelect: () => actions.onAct(reservation, offer),
  })
  const items = (): MenuItem[] => [
    { label: t('admin.card.open'), Icon: Info, onSelect: () => actions.onCard(reservation) },
    ...offers.filter(({ verb }) => verb !== 'delete').map((offer) => act(offer)),
    ...(onPay ? [{ label: t('office.payments.heading'), Icon: Wallet, onSelect: onPay }] : []),
    ...contactItems(props, t),
    ...offers.filter(({ verb }) => verb === 'delete').map((offer) => act(offer, true)),
  ]
  return <Menu label={t('admin.card.more')} describedBy={card.guestId} items={items} />
}

function contactItems({ reservation, actions }: Row, t: typeof i18n.t): MenuItem[] {
  const { phone, email, musteriAdi, blocked, deletion } = reservation
  if (blocked || deletion || isRemoved(musteriAdi)) return []
  const items: MenuItem[] = [
    {
      label: t('office.writing.open'),
      Icon: MessageSquareText,
      onSelect: () => actions.onWrite(reservation),
    },
    {
      label: t('office.guestPage.open'),
      Icon: Globe,
      onSelect: () => actions.onPage(reservation),
    },
    ...(phone === undefined
      ? []
      : [
          { label: 'WhatsApp', Icon: MessageCircle, href: whatsappLink(phone, '') },
          { label: t('office.writing.call'), Icon: Phone, href: phoneLink(phone) },
        ]),
    ...(email === undefined ? [] : [{ label: email, Icon: Mail, href: mailLink(email) }]),
  ]
  return items.map((item, index) => (index === 0 ? { ...item, apart: true } : item))
}

/** A row button's name, or its icon with a tooltip when the row is too narrow. */
function ActionName({ Icon, name }: { Icon: LucideIcon | undefined; name: string }) {
  if (!Icon) return name
  return (
    <span title={name}>
      <Icon aria-hidden className="hidden size-4.5 @3xl:block @7xl:hidden" />
      <span className="@3xl:sr-only @7xl:not-sr-only">{name}</span>
    </span>
  )
}
