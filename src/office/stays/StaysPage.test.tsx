// @vitest-environment happy-dom
import { addWeekdays } from '#domain/date.ts'
import { agreement } from '#domain/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { newKey, save, saveStay } from '#db/save.ts'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { readRequest } from '#domain/request/request.ts'
import { keepSentLetter } from '#domain/letters/sentLetters.ts'
import { forgetPerson } from '#domain/stay/forgetPerson.ts'
import { toAdd, toEdit } from '#domain/stay/stayChange.ts'
import { REQUEST_PAYLOAD } from '#domain/request/testing.ts'
import { retype, stubWindow } from '#office/shared/testingScreen.ts'
import {
  add,
  control,
  dayOff,
  DEPOSIT,
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

test('a deletion names the payments, and is undone from the toast', async () => {
  const { id } = await saveStay(toAdd(draft(20, 25), { payments: [DEPOSIT] }))
  const letter = { kind: 'confirmation', language: 'tr', how: 'copied', text: 'Bekleriz.' } as const
  const content = { checkIn: dayOff(20), checkOut: dayOff(25), total: 10_000, paid: 3000 }
  await save(keepSentLetter(id, 'first', { ...letter, content }))
  const sent = await stored('sentLetters')
  const nights = await stored('nights')
  await open()
  await rowButton('Ayşe Yılmaz', 'Sil')
  const question = screen.getByRole('dialog', { name: 'Silmek istediğinize emin misiniz?' })
  expect(question).toHaveTextContent('Kayıtlı ödemeleri de silinir: ₺3.000')
  await userEvent.click(within(question).getByRole('button', { name: 'Evet, sil' }))
  expect(await screen.findByText('Kayıt bulunamadı.')).toBeVisible()
  expect(await stored('payments')).toBeNull()
  expect(await stored('sentLetters')).toBeNull()

  expect(screen.getByRole('button', { name: 'Geri al' })).toHaveFocus()
  await press('Geri al')
  expect(await row('Ayşe Yılmaz')).toHaveTextContent('₺7.000')
  expect(await stored('nights')).toEqual(nights)
  expect(await stored('sentLetters')).toEqual(sent)
})

test('the stay of a removed person is edited without a name, and has no earlier texts', async () => {
  const stay = await add(draft(20, 25, { notlar: 'Köpeği var' }))
  const next = { ...stay, notlar: 'Köpeğiyle gelecek' }
  await saveStay(toEdit(stay, next))
  expect(await stored('earlier')).not.toBeNull()
  const person = {
    stay: { ...next, version: 2 },
    requests: [],
    review: null,
    payments: [],
    entry: newKey(),
  }
  await save(forgetPerson(person))
  expect(await stored('earlier')).toBeNull()

  await open(`/dashboard?stay=${stay.id}&edit`)
  await screen.findByText('Rezervasyonu düzenle')
  expect(document.querySelector('[name=musteriAdi]')).toBeNull()
  await fill('toplamUcret', '12000')
  await press('Güncelle')
  await waitFor(async () =>
    expect(await stored(`reservationDetails/${stay.id}`)).toMatchObject({
      musteriAdi: '–',
      toplamUcret: 12_000,
      removed: true,
    }),
  )
})

test('a cancellation keeps an amount, is listed under its filter, offers the refund, and is undone', async () => {
  await saveStay(toAdd(draft(2, 5), { payments: [DEPOSIT] }))
  await open()
  await rowButton('Ayşe Yılmaz', 'İptal et')
  await fill('kept', '1000')
  expect(control('refundBy')).toHaveValue(typed(14))
  await userEvent.selectOptions(control('cancelledBy'), 'Misafir')
  await fill('reason', 'Uçuş iptal oldu')
  await userEvent.click(control('showsReason'))
  await press('Evet, iptal et')
  expect(await screen.findByText('Kayıt bulunamadı.')).toBeVisible()

  await userEvent.selectOptions(screen.getByLabelText('Göster'), 'İptaller')
  const cancelled = await row('Ayşe Yılmaz')
  expect(cancelled).toHaveTextContent('Bizde kalan ₺1.000')
  expect(cancelled).toHaveTextContent('İade edilecek ₺2.000')
  await userEvent.click(within(cancelled).getByRole('link', { name: 'Ayşe Yılmaz' }))
  expect(control('amount')).toHaveValue('2000')
  const [id = ''] = entriesOf(await stored('reservationDetails')).map(([key]) => key)
  expect(await stored(`reservationDetails/${id}/cancellation/refundBy`)).toBe(dayOff(14))
  await press('İade ekle')
  await waitFor(() => expect(cancelled).not.toHaveTextContent('İade edilecek'))
  await rowButton('Ayşe Yılmaz', 'Geri al')
  await userEvent.selectOptions(screen.getByLabelText('Göster'), 'Hepsi')
  expect(await row('Ayşe Yılmaz')).toHaveTextContent('₺9.000')
  await userEvent.click(await screen.findByText('Bu konaklamanın geçmişi'))
  expect(
    await screen.findByText(
      /Bizde kalan ₺1.000 · Misafir iptal etti. Uçuş iptal oldu \(misafir görüyor/,
    ),
  ).toBeVisible()
})

test('a guest whom the hosts cancel gets all back, unless an owner types otherwise', async () => {
  await saveStay(toAdd(draft(2, 5, { agreement: agreement() }), { payments: [DEPOSIT] }))
  await open()
  await rowButton('Ayşe Yılmaz', 'İptal et')
  const kept = control('kept')
  expect(kept).not.toHaveValue('0')
  const byTerms = kept.value
  await userEvent.selectOptions(control('cancelledBy'), 'Biz')
  expect(kept).toHaveValue('0')
  await userEvent.selectOptions(control('cancelledBy'), 'Misafir')
  expect(kept).toHaveValue(byTerms)
  await fill('kept', '750')
  await userEvent.selectOptions(control('cancelledBy'), 'Biz')
  expect(kept).toHaveValue('750')
  await press('Hepsi iade edilsin')
  await press('Evet, iptal et')
  const [id = ''] = entriesOf(await stored('reservationDetails')).map(([key]) => key)
  await waitFor(async () =>
    expect(await stored(`reservationDetails/${id}/cancellation`)).toMatchObject({
      kept: 0,
      cancelledBy: 'hosts',
    }),
  )
})

test('the cancellation of a channel’s stay proposes no amounts, and says to cancel there, too', async () => {
  const stay = await add(draft(2, 5, { source: 'airbnb', sourceUid: 'u@airbnb.com' }))
  await open()
  await rowButton('Ayşe Yılmaz', 'İptal et')
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('Airbnb: konaklamayı orada da iptal edin.')
  expect(document.querySelector('[name=kept]')).toBeNull()
  await fill('reason', 'Vazgeçti')
  await press('Evet, iptal et')
  await waitFor(async () =>
    expect(await stored(`reservationDetails/${stay.id}`)).toMatchObject({
      status: 'cancelled',
      cancellation: { kept: 0, reason: 'Vazgeçti' },
    }),
  )
})

describe('a request', () => {
  const days = { checkIn: dayOff(40), checkOut: dayOff(44) }
  const asked = {
    reservation: { ...REQUEST_PAYLOAD, ...days },
    at: 1,
    asked: { ...days, quote: { total: 20_000, deposit: 6000 } },
  }
  const id = 'request00000000000000A'

  /** Stores the request with a stay that holds its days. */
  async function hold() {
    await store(`requests/${id}`, asked)
    const held = draft(40, 44, {
      status: 'held',
      heldUntil: dayOff(3),
      request: id,
      toplamUcret: 20_000,
      kapora: 6000,
      kalan: 14_000,
    })
    const request = readRequest(id, asked)
    if (!request) throw new Error('The request cannot be read')
    const answer = { status: 'held', heldUntil: dayOff(3), reservationId: 'h' } as const
    await saveStay({ ...toAdd(held, { answered: [{ request, answer }] }), id: 'h' })
  }

  test('fills the form, and is accepted with its stay', async () => {
    await store(`requests/${id}`, asked)
    await open(`/dashboard?request=${id}`)
    expect(await screen.findByText('Talebi kabul et: İpek Işık')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Rezervasyon' })).toHaveFocus()
    // What a visitor's page estimated is shown, and used by nothing.
    expect(screen.getByText(/Misafire gösterilen fiyat: ₺20.000/)).toBeVisible()
    expect(control('toplamUcret')).toHaveValue('')
    await fill('toplamUcret', '20000')
    await press('Kabul et ve rezervasyonu ekle')
    await row('İpek Işık')
    const address = screen.getByLabelText('address')
    await waitFor(() => expect(address).toHaveTextContent(/^\/dashboard$/))
    const [[stayId] = ['']] = entriesOf(await stored('reservations'))
    expect(await stored(`requests/${id}`)).toMatchObject({
      status: 'accepted',
      reservationId: stayId,
      version: 1,
    })
  })

  test('without a seen price begins with today’s price', async () => {
    await storeSeason()
    await store(`requests/${id}`, { ...asked, asked: days })
    await open(`/dashboard?request=${id}`)
    await screen.findByText('Talebi kabul et: İpek Işık')
    await waitFor(() => expect(control('toplamUcret')).toHaveValue('4000'))
    expect(control('kapora')).toHaveValue('1200')
  })

  test('without any price is not accepted until its total is typed, be it 0', async () => {
    await store(`requests/${id}`, { ...asked, asked: days })
    await open(`/dashboard?request=${id}`)
    await screen.findByText('Talebi kabul et: İpek Işık')
    await press('Kabul et ve rezervasyonu ekle')
    expect(control('toplamUcret')).toHaveFocus()
    expect(control('toplamUcret')).toBeInvalid()
    expect(await stored('reservations')).toBeNull()

    await fill('toplamUcret', '0')
    await press('Kabul et ve rezervasyonu ekle')
    expect(await row('İpek Işık')).toBeVisible()
  })

  test('that was held becomes a booked stay on the same nights, with the deposit that came', async () => {
    await hold()
    await open(`/dashboard?request=${id}`)
    await screen.findByText('Talebi kabul et: İpek Işık')
    expect(control('musteriAdi')).toHaveValue('Ayşe Yılmaz')
    expect(
      screen.getByText('Talepte farklı yazan:', { exact: false }).parentElement,
    ).toHaveTextContent('Müşteri:İpek Işık')
    expect(await row('Ayşe Yılmaz')).toHaveTextContent('Bekletiliyor')
    await userEvent.selectOptions(screen.getByLabelText('Kapora geldi mi?'), 'Havale')
    expect(control('depositMethod')).toHaveValue('transfer')
    await press('Kabul et ve rezervasyonu ekle')
    await row('Ayşe Yılmaz')
    expect(await stored('reservationDetails/h')).toMatchObject({ status: 'booked', version: 2 })
    expect(entriesOf(await stored('payments/h')).map(([, payment]) => payment)).toMatchObject([
      { amount: 6000, method: 'transfer', purpose: 'kapora' },
    ])
    expect(await stored(`requests/${id}`)).toMatchObject({ status: 'accepted', reservationId: 'h' })
    expect(entriesOf(await stored('guestPages')).map(([, value]) => value)).toMatchObject([
      { about: 'h' },
    ])
  })

  test('that was held gets a last day for the deposit that has not come', async () => {
    await hold()
    await open(`/dashboard?request=${id}`)
    await screen.findByText('Talebi kabul et: İpek Işık')
    await press('Kabul et ve rezervasyonu ekle')
    await row('Ayşe Yılmaz')
    expect(await stored('reservationDetails/h/agreement')).toMatchObject({
      at: TODAY,
      depositDueBy: addWeekdays(TODAY, 5),
    })
  })

  test('that was answered in between is not accepted again', async () => {
    await store(`requests/${id}`, { ...asked, status: 'declined', version: 1 })
    await open(`/dashboard?request=${id}`)
    expect(await screen.findByText(/Bu talep az önce yanıtlandı/)).toBeVisible()
  })
})

test('a stay opens as a summary, from which its amount due is collected and its form leads back', async () => {
  const stay = await add(draft(20, 25, { phone: '+90 532 111 22 33', guests: 4, notlar: 'Geç' }))
  await open(`/dashboard?stay=${stay.id}`)
  const panel = within(screen.getByRole('region', { name: 'Rezervasyon' }))
  expect(panel.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
  expect(panel.getByText('Kapora bekleniyor')).toBeVisible()
  expect(panel.getByText('4 kişi')).toBeVisible()
  expect(panel.getAllByRole('link', { name: 'WhatsApp' })[0]).toBeVisible()
  expect(panel.getByRole('link', { name: 'Sıradaki mesaj: Onay' })).toBeVisible()
  expect(document.querySelector('[name=musteriAdi]')).toBeNull()

  await press('Tahsil ettim: Ayşe Yılmaz')
  await press('Havale')
  expect(await panel.findByText('Kesin')).toBeVisible()
  expect(entriesOf(await stored(`payments/${stay.id}`)).map(([, each]) => each)).toMatchObject([
    { amount: 3000, method: 'transfer', purpose: 'kapora' },
  ])

  await userEvent.click(panel.getByRole('link', { name: 'Düzenle' }))
  await fill('notlar', 'Erken')
  await press('Güncelle')
  expect(await panel.findByText('Erken')).toBeVisible()
})

test('a known guest is offered in a new stay, and nothing is filled before a tap', async () => {
  const known = { phone: '+90 532 111 22 33', email: 'ipek@example.com', guests: 4 } as const
  await add(draft(-40, -35, { musteriAdi: 'İpek Işık', language: 'en', ...known }))
  await open('/dashboard?new')
  await fill('musteriAdi', 'ipek')
  await fill('phone', '0533 444 55 66')
  await userEvent.click(await screen.findByRole('button', { name: 'İpek Işık: bilgilerini al' }))

  const names = ['musteriAdi', 'phone', 'email', 'guests', 'language']
  expect(names.map((name) => control(name).value)).toEqual([
    'İpek Işık',
    '0533 444 55 66',
    'ipek@example.com',
    '4',
    'en',
  ])
  expect(screen.queryByRole('button', { name: /bilgilerini al/ })).toBeNull()
})

describe('the list', () => {
  test('shows the balance or what is left of it, in red once it is due, and the last day of a deposit', async () => {
    await saveStay(toAdd(draft(20, 25, { agreement: agreement({ depositDueBy: dayOff(3) }) })))
    await saveStay(toAdd(draft(30, 33, { musteriAdi: 'Can Demir' }), { payments: [DEPOSIT] }))
    await saveStay(toAdd(draft(0, 3, { musteriAdi: 'Elif Kaya' }), { payments: [DEPOSIT] }))
    const part = [DEPOSIT, { ...DEPOSIT, key: 'part', amount: 2000 }]
    await saveStay(toAdd(draft(40, 43, { musteriAdi: 'Nur Ay' }), { payments: part }))
    await open()

    const unpaid = await row('Ayşe Yılmaz')
    expect(unpaid).toHaveTextContent(`son gün ${typed(3)}`)
    expect(within(unpaid).getByText('₺7.000')).not.toHaveClass('text-alert-700')
    expect(within(await row('Elif Kaya')).getByText('₺7.000')).toHaveClass('text-alert-700')
    expect(within(await row('Nur Ay')).getByText('₺5.000')).not.toHaveClass('text-alert-700')
    for (const guest of ['Ayşe Yılmaz', 'Can Demir', 'Elif Kaya', 'Nur Ay'])
      expect(await row(guest)).not.toHaveTextContent('borç')
  })

  test('is sorted, folds past stays, and finds guests, days and numbers', async () => {
    await add(draft(30, 33, { musteriAdi: 'Zeynep', phone: '0532 111 22 33' }))
    await add(draft(10, 13, { musteriAdi: 'Ada' }))
    await add(draft(-20, -15, { musteriAdi: 'Eski Misafir' }))
    await open()
    await row('Zeynep')
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    expect(names()).toEqual(['Ada', 'Zeynep'])
    await userEvent.click(screen.getByRole('button', { name: /^20\d\d \(1\)$/ }))
    expect(names()[0]).toContain('Eski Misafir')
    expect(await row('Eski Misafir')).toHaveTextContent('(geçmiş)')

    for (const words of ['zeynep', typed(30), '532 111']) {
      await retype(screen.getByLabelText('Rezervasyonlarda ara'), words)
      await waitFor(() => expect(names()).toEqual(['Zeynep']))
    }
  })

  test('leaves its place to the panel on a phone, and returns', async () => {
    stubWindow({ isWide: false })
    await add(draft(20, 25))
    await open()
    expect(document.querySelector('[name=musteriAdi]')).toBeNull()
    await rowButton('Ayşe Yılmaz', 'Düzenle')
    expect(control('musteriAdi')).toHaveValue('Ayşe Yılmaz')
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Rezervasyonlar' }))
    expect(screen.getByRole('table')).toBeVisible()
  })
})

test('a reminder says before it is sent that no guide is written yet', async () => {
  const stay = await add(draft(2, 6))
  await open(`/dashboard?stay=${stay.id}&letter=reminder#messages`)
  const messages = within(screen.getByRole('region', { name: 'Mesajlar' }))
  expect(await messages.findByText(/rehberiniz henüz yazılmadı/)).toBeVisible()

  await userEvent.selectOptions(messages.getByLabelText('Hangi mesaj?'), 'Onay')
  expect(messages.queryByText(/rehberiniz henüz yazılmadı/)).toBeNull()
})
