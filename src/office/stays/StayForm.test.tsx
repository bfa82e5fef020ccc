// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { goOffline, goOnline } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { isConnected } from '#db/connection.ts'
import { database } from '#db/database.ts'
import { deviceOwner, setDeviceOwner } from '#db/deviceOwner.ts'
import { saveStay } from '#db/save.ts'
import { ownersDrafts } from '#office/shared/unfinished.tsx'
import { keepDraft } from '#ui/form/drafts.ts'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { toDelete, toEdit } from '#domain/stay/stayChange.ts'
import { agreement } from '#domain/testing.ts'
import {
  add,
  control,
  dayOff,
  draft,
  fill,
  open,
  press,
  row,
  rowButton,
  storeSeason,
  testOnOfficePage,
  TODAY,
  typed,
} from './testing.tsx'

testOnOfficePage()

async function fillDays(from: number, to: number) {
  await fill('girisTarihi', typed(from))
  await fill('cikisTarihi', typed(to))
}

async function fillStay(guest: string, from: number, to: number) {
  await fill('musteriAdi', guest)
  await fillDays(from, to)
}

describe('a new stay', () => {
  test('is stored with its deposit and its guest’s page, and the form is empty again', async () => {
    await open()
    await fill('musteriAdi', 'Defne Aksoy')
    await fill('phone', '0532 000 00 00')
    await fillDays(20, 25)
    await fill('toplamUcret', '30000')
    await fill('kapora', '10000')
    expect(control('kalan')).toHaveValue('20000')
    await userEvent.selectOptions(control('depositMethod'), 'cash')
    await press('Ekle')

    expect(within(await row('Defne Aksoy')).getByText('₺20.000')).toBeVisible()
    await waitFor(() => expect(control('musteriAdi')).toHaveValue(''))
    const [[id, details] = ['']] = entriesOf(await stored('reservationDetails'))
    expect(details).toMatchObject({ status: 'booked', kalan: 20_000, version: 1 })
    expect(entriesOf(await stored(`payments/${id}`)).map(([, value]) => value)).toMatchObject([
      { amount: 10_000, method: 'cash', purpose: 'kapora', date: TODAY },
    ])
    expect(entriesOf(await stored('guestPages')).map(([, value]) => value)).toMatchObject([
      { about: id, status: 'booked', total: 30_000, payments: expect.anything() as object },
    ])
    expect(await stored('nights')).toMatchObject({ [dayOff(20)]: id, [dayOff(24)]: id })
  })

  test('asks about a doubtful number and address, and stores them without what was copied along', async () => {
    await open()
    await fill('musteriAdi', 'Can')
    await fill('phone', '\u202a0532 000 00 27 / 0533 000 00 28\u202c')
    await userEvent.tab()
    expect(screen.getByText('İki numara görünüyor; ilki aranır.')).toBeVisible()
    await userEvent.click(screen.getByText('Diğer bilgiler'))
    await fill('email', 'mailto:çan@gmail.com')
    await userEvent.tab()
    await press('can@gmail.com mu demek istediniz?')
    expect(control('email')).toHaveValue('can@gmail.com')
    await fill('email', '<can@example.com>')
    await fillDays(20, 22)
    await press('Ekle')

    await row('Can')
    expect(entriesOf(await stored('reservationDetails')).map(([, value]) => value)).toMatchObject([
      { phone: '0532 000 00 27 / 0533 000 00 28', email: 'can@example.com' },
    ])
  })

  test('remarks a day in the past or in a year typed wrongly, and nights without a price', async () => {
    await open()
    await fill('girisTarihi', typed(-1))
    expect(screen.getByText(/ · geçmişte$/)).toBeVisible()
    await fillDays(2000, 2003)
    expect(screen.getByText(/ · 3 gece · 18 aydan ileride; yıl doğru mu\?$/)).toBeVisible()
    expect(await screen.findByText(/fiyatı girilmemiş; tutarları elle yazın/)).toBeVisible()
  })

  test('keeps a typed balance, and refuses an amount of more than ten million', async () => {
    await open()
    await fill('toplamUcret', '30000')
    await fill('kalan', '5')
    await fill('kapora', '10000')
    expect(control('kalan')).toHaveValue('5')
    await press('Farkı al: ₺20.000')
    expect(control('kalan')).toHaveValue('20000')

    await fill('toplamUcret', '6800060000')
    expect(control('toplamUcret')).toBeInvalid()
    await userEvent.click(control('toplamUcret'))
    await userEvent.click(control('kapora'))
    await userEvent.keyboard('7')
    expect(control('kapora')).toHaveValue('7')
  })

  test('gets the seasons’ price only when it is taken', async () => {
    await storeSeason()
    await open()
    await fillDays(20, 25)
    expect(await screen.findByText(/Fiyatlara göre ₺5.000; kaporası ₺1.500/)).toBeVisible()
    expect(control('toplamUcret')).toHaveValue('')

    await press('Bu fiyatı al')
    expect(control('toplamUcret')).toHaveValue('5000')
    expect(control('kapora')).toHaveValue('1500')
    expect(control('kalan')).toHaveValue('3500')
    expect(screen.queryByText(/Fiyatlara göre/)).toBeNull()
    await fill('toplamUcret', '4000')
    expect(control('kapora')).toHaveValue('1500')
  })

  test('is refused on the nights of another stay, whose guest is named', async () => {
    await add(draft(20, 25))
    await open()
    await fillStay('Can', 24, 26)
    expect(await screen.findByText(/Ayşe Yılmaz/, { selector: 'p' })).toBeVisible()
    await press('Ekle')
    expect(entriesOf(await stored('reservations')).map(([key]) => key)).toHaveLength(1)
  })

  test('that loses a night to another owner says whose it is, and leads to the calendar', async () => {
    await open()
    await fillStay('Can', 20, 22)
    await store(`nights/${dayOff(20)}`, 'other')
    const [checkIn, checkOut] = [dayOff(20), dayOff(21)]
    const other = { musteriAdi: 'Ada', checkIn, checkOut, status: 'booked', version: 1 }
    await store('reservationDetails/other', other)
    await press('Ekle')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('gecesi dolu: Ada')
    expect(within(alert).getByRole('link', { name: 'Takvimde göster' })).toHaveAttribute(
      'href',
      `/calendar?day=${dayOff(20)}`,
    )
    expect(control('musteriAdi')).toHaveValue('Can')
  })

  test('of closed days asks for a reason and no amounts, and gets no page', async () => {
    const closed = { musteriAdi: 'Kapalı', status: 'blocked' as const }
    const { id } = await add(draft(20, 22, { ...closed, kapora: 0, kalan: 0, toplamUcret: 0 }))
    await open(`/dashboard?stay=${id}&edit`)
    expect(document.querySelector('[name=toplamUcret]')).toBeNull()
    await userEvent.clear(screen.getByRole('textbox', { name: /^Neden/ }))
    await userEvent.paste('Boya')
    await press('Güncelle')
    await row('Boya')
    expect(await stored('guestPages')).toBeNull()
  })

  test('without a connection keeps what was typed and says what is needed', async () => {
    await open()
    await fillStay('Can', 20, 22)
    goOffline(database)
    await waitFor(() => expect(isConnected()).toBe(false))
    await press('Ekle')
    expect(await screen.findByRole('alert')).toHaveTextContent('Kaydetmek için internet gerekir')
    expect(control('musteriAdi')).toHaveValue('Can')

    goOnline(database)
    await waitFor(() => expect(isConnected()).toBe(true))
    await press('Ekle')
    expect(await row('Can')).toBeVisible()
  })
})

describe('a draft', () => {
  test('survives a closed tab, and is offered above an empty form until it is continued or deleted', async () => {
    const first = await open()
    await fill('musteriAdi', 'Yarım')
    first.unmount()

    const second = await open(`/dashboard?from=${dayOff(30)}&to=${dayOff(33)}`)
    expect(screen.getByText(/^Yarım kalan kayıt · Yarım · /)).toBeVisible()
    expect(control('musteriAdi')).toHaveValue('')
    expect(control('girisTarihi')).toHaveValue(typed(30))
    await press('Devam et')
    expect(control('musteriAdi')).toHaveValue('Yarım')
    second.unmount()

    await open()
    await press('Sil')
    expect(screen.queryByText(/Yarım kalan/)).toBeNull()
    expect(ownersDrafts()).toEqual([])
  })

  test('of an edit is shown above it, and deleted by a button', async () => {
    const stay = await add(draft(20, 25))
    const first = await open(`/dashboard?stay=${stay.id}&edit`)
    await fill('notlar', 'Yarım not')
    first.unmount()

    await open(`/dashboard?stay=${stay.id}&edit`)
    expect(control('notlar')).toHaveValue('Yarım not')
    const line = screen.getByText(/^Yarım kalan kayıt · /).closest('p')
    await userEvent.click(within(line ?? document.body).getByRole('button', { name: 'Sil' }))
    expect(control('notlar')).toHaveValue('')
    expect(ownersDrafts()).toEqual([])
  })

  test('of a save whose answer was lost opens as an edit of the stored stay, and books no deposit twice', async () => {
    const page = await open()
    await fillStay('Can', 20, 22)
    await fill('kapora', '1000')
    await userEvent.selectOptions(control('depositMethod'), 'cash')
    const [kept] = ownersDrafts()
    if (!kept) throw new Error('Nothing was kept')
    await press('Ekle')
    await row('Can')
    page.unmount()
    keepDraft(kept.key, kept.draft, 30)

    const next = await open()
    expect(screen.queryByText(/Yarım kalan/)).toBeNull()
    next.unmount()
    await open(`/dashboard?stay=${kept.id}&edit`)
    expect(await screen.findByRole('button', { name: 'Güncelle' })).toBeVisible()
    await waitFor(() => expect(ownersDrafts()).toEqual([]))
    expect(entriesOf(await stored(`payments/${kept.id}`))).toHaveLength(1)
  })

  test('is not shown to another owner of the same device', async () => {
    const page = await open()
    await fill('musteriAdi', 'Yarım')
    page.unmount()
    const owner = deviceOwner()

    setDeviceOwner({ uid: 'other', email: 'other@example.com' })
    const theirs = await open()
    expect(screen.queryByText(/Yarım kalan/)).toBeNull()
    theirs.unmount()
    setDeviceOwner(owner)

    await open()
    expect(screen.getByText(/^Yarım kalan kayıt · Yarım · /)).toBeVisible()
  })
})

describe('an edit', () => {
  /** Opens a stored stay in the panel. */
  async function openEdit() {
    const stay = await add(draft(20, 25))
    await open(`/dashboard?stay=${stay.id}&edit`)
    return stay
  }

  test('is stored and returns to the form of a new stay', async () => {
    await add(draft(20, 25))
    await open()
    await rowButton('Ayşe Yılmaz', 'Düzenle')
    expect(screen.getByLabelText('address')).toHaveTextContent('/dashboard?stay=')
    await fill('girisTarihi', typed(21))
    const warning = await screen.findByText('4 gecenin fiyatı girilmemiş; tutarları elle yazın.')
    expect(warning).toBeVisible()
    // It is beside the amounts.
    for (const [name, place] of [
      ['kalan', Node.DOCUMENT_POSITION_PRECEDING],
      ['notlar', Node.DOCUMENT_POSITION_FOLLOWING],
    ] as const)
      expect(warning.compareDocumentPosition(control(name))).toBe(place)
    await press('Güncelle')

    expect(await screen.findByRole('button', { name: 'Ekle' })).toBeVisible()
    expect(await screen.findByRole('row', { name: new RegExp(typed(21)) })).toBeVisible()
    expect(entriesOf(await stored('nights')).map(([key]) => key)).not.toContain(dayOff(20))
  })

  test('on other days shows one note about its price, and what becomes of the difference', async () => {
    await storeSeason()
    const lines = [{ kind: 'stay', amount: 10_000 }] as const
    const { id } = await add(draft(20, 25, { agreement: agreement({ lines }) }))
    await open(`/dashboard?stay=${id}&edit`)
    await fill('cikisTarihi', typed(26))
    const note = await screen.findByText(/^Bu günlerin fiyatı ₺11.000/)
    expect(note).toHaveTextContent(
      'Bu günlerin fiyatı ₺11.000: yazdığınız toplamdan ₺1.000 fazla. Böyle kaydederseniz -₺1.000 “Fark” adıyla ayrı bir kalem olur.',
    )
    expect(note.parentElement?.querySelectorAll('p')).toHaveLength(1)
    await press('Bu fiyatı al')
    expect(control('toplamUcret')).toHaveValue('11000')
    expect(control('kapora')).toHaveValue('3000')
    expect(note).toHaveTextContent(/^Yazdığınız toplam bu günlerin fiyatıyla aynı: ₺11.000\.$/)
  })

  /** Submits a typed note after another owner has changed the stay. */
  async function conflict() {
    const stay = await openEdit()
    await fill('notlar', 'Benim notum')
    await saveStay(toEdit(stay, { ...stay, notlar: 'Öteki not', musteriAdi: 'Ayşe Demir' }))
    await row('Ayşe Demir')
    await press('Güncelle')
    return { stay, alert: await screen.findByRole('alert') }
  }

  test('of a stay saved in between names what both changed, and saves only my fields over it', async () => {
    const { stay, alert } = await conflict()
    expect(alert).toHaveTextContent('owner@example.com bu kaydı değiştirdi (')
    expect(alert).toHaveTextContent('Notlar: sizinki Benim notum, kayıtlı olan Öteki not')
    expect(control('notlar')).toHaveValue('Benim notum')
    expect(control('musteriAdi')).toHaveValue('Ayşe Demir')

    await press('Benimkini kaydet: Notlar üzerine yaz')
    const mine = { notlar: 'Benim notum', musteriAdi: 'Ayşe Demir', version: 3 }
    await waitFor(async () =>
      expect(await stored(`reservationDetails/${stay.id}`)).toMatchObject(mine),
    )
  })

  test('of a stay saved in between proposes first to keep both notes, and the history has the earlier one', async () => {
    const { stay, alert } = await conflict()
    const [first] = within(alert).getAllByRole('button')
    expect(first).toHaveTextContent('İki notu da sakla')

    await press('İki notu da sakla')
    const both = { notlar: 'Öteki not\nBenim notum', musteriAdi: 'Ayşe Demir', version: 3 }
    await waitFor(async () =>
      expect(await stored(`reservationDetails/${stay.id}`)).toMatchObject(both),
    )
    const earlier = Object.values(Object(await stored(`earlier/${stay.id}`)) as object)
    expect(earlier).toContainEqual(expect.objectContaining({ notlar: 'Öteki not' }))
  })

  test('of a stay saved in between opens the current version', async () => {
    const { alert } = await conflict()
    await press('Güncel hâli aç')
    expect(control('notlar')).toHaveValue('Öteki not')
    expect(alert).not.toBeInTheDocument()
  })

  test('keeps values that operations have set in between: a renewed link, an accepted request', async () => {
    const held = { status: 'held', heldUntil: dayOff(3), request: 'r', toplamUcret: 0 } as const
    const stay = await add(draft(20, 25, held))
    await open(`/dashboard?stay=${stay.id}&edit`)
    await fill('notlar', 'Benim notum')
    const { heldUntil: _, ...accepted } = { ...stay, ...held }
    const guestKey = 'N'.repeat(22)
    await saveStay(
      toEdit(stay, { ...accepted, status: 'booked', guestKey, musteriAdi: 'Ayşe Demir' }),
    )
    await row('Ayşe Demir')

    await press('Güncelle')
    await screen.findByRole('alert')
    await press('Benimkini kaydet')
    await waitFor(async () =>
      expect(await stored(`reservationDetails/${stay.id}`)).toMatchObject({
        notlar: 'Benim notum',
        status: 'booked',
        guestKey,
      }),
    )
    expect(await stored(`guestPages/${guestKey}`)).toMatchObject({ status: 'booked' })
  })

  test('follows the stored stay until something is typed', async () => {
    const stay = await openEdit()
    await saveStay(toEdit(stay, { ...stay, notlar: 'Öteki not' }))
    await waitFor(() => expect(control('notlar')).toHaveValue('Öteki not'))
  })

  test('is no draft any more once its value is stored, however it was typed', async () => {
    const stay = await openEdit()
    await fill('toplamUcret', '12.000')
    expect(ownersDrafts()).toHaveLength(1)
    await saveStay(toEdit(stay, { ...stay, toplamUcret: 12_000 }))
    await waitFor(() => expect(ownersDrafts()).toEqual([]))
  })

  test('of a stay deleted in between can be added again', async () => {
    const stay = await openEdit()
    await fill('notlar', 'Benim notum')
    await saveStay(toDelete(stay))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ayşe/ })).toBeNull())
    expect(control('notlar')).toHaveValue('Benim notum')
    await press('Güncelle')
    await userEvent.click(await screen.findByRole('button', { name: 'Yeniden ekle' }))
    expect(await row('Ayşe Yılmaz')).toHaveTextContent('Benim notum')
  })
})
