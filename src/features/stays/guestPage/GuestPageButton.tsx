import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { Button } from '#ui/Button.tsx'
import { GuestPageDialog, type GuestPageWork } from './GuestPageDialog.tsx'

type GuestPageButtonProps = GuestPageWork & { reservation: Reservation; waiting: boolean }

/** The button that opens the guest's page of a stay. */
export function GuestPageButton(props: GuestPageButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('office.guestPage.open')}
      </Button>
      <GuestPageDialog
        {...props}
        reservation={open ? props.reservation : null}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
