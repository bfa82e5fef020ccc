import type { Source } from '#domain/channels/feed.ts'
import { foldText } from '#lib/foldText.ts'
import { type DateOrder, orderOf, readListDate, readMoney } from './listCells.ts'

export const LIST_FIELDS = [
  'guest',
  'firstName',
  'lastName',
  'checkIn',
  'checkOut',
  'nights',
  'total',
  'deposit',
  'balance',
  'paid',
  'depositDate',
  'balanceDate',
  'paidDate',
  'currency',
  'phone',
  'email',
  'people',
  'adults',
  'children',
  'arrivalTime',
  'source',
  'status',
  'closed',
  'notes',
] as const

export type ListField = (typeof LIST_FIELDS)[number]

/** The columns' fields by position; `null` for a column that is left out. */
export type Columns = readonly (ListField | null)[]

/** A list as it was read: its headings, if there are any, and its rows. */
export type StayList = { headings: readonly string[] | null; rows: readonly (readonly string[])[] }

// In Turkish, English and German, case-folded: our own list, Lodgify, Airbnb, Booking.com, and
// what owners write.
const HEADINGS: Record<ListField, string> = {
  guest:
    'musteri,misafir,ad soyad,adi soyadi,isim,isim soyisim,konuk,guest,guest name,guest name(s),name,customer,full name,booked by,gast,gastname,kunde',
  firstName: 'ad,adi,first name,firstname,vorname',
  lastName: 'soyad,soyadi,last name,lastname,surname,nachname',
  checkIn:
    'giris,giris tarihi,gelis,gelis tarihi,check-in,checkin,check in,check-in date,arrival,arrival date,datearrival,start date,from,anreise,anreisedatum,ankunft,baslangic',
  checkOut:
    'cikis,cikis tarihi,ayrilis,donus,check-out,checkout,check out,check-out date,departure,departure date,datedeparture,end date,to,until,abreise,abreisedatum,bitis',
  nights: 'gece,gece sayisi,nights,# of nights,duration (nights),nachte,anzahl nachte',
  total:
    'toplam,toplam ucret,toplam tutar,tutar,ucret,fiyat,total,total price,total amount,totalamount,price,amount,earnings,gross earnings,payout,gesamt,gesamtpreis,preis,betrag',
  deposit:
    'kapora,alinan kapora,odenen kapora,kapora tutari,on odeme,deposit,prepayment,down payment,anzahlung',
  balance: 'kalan,bakiye,kalan odeme,balance,remainder,remaining,restbetrag,rest',
  paid: 'odenen,alinan,odeme,paid,amount paid,paid amount,bezahlt,gezahlt',
  depositDate:
    'kapora tarihi,kaporanin tarihi,kapora gunu,deposit date,deposit paid on,anzahlung am,datum anzahlung',
  balanceDate:
    'kalanin tahsil edildigi gun,kalan odeme tarihi,bakiye tarihi,balance date,balance paid on,balance collected on,restzahlung am',
  paidDate: 'odeme tarihi,odeme gunu,payment date,paid on,zahlungsdatum,bezahlt am',
  currency: 'para birimi,doviz,currency,wahrung',
  phone: 'telefon,tel,cep,gsm,phone,phone number,mobile,contact,handy,telefonnummer',
  email: 'e-posta,eposta,mail,email,e-mail,e-mail-adresse',
  people: 'kisi,kisi sayisi,people,persons,guests,number of guests,pax,personen,anzahl personen',
  adults: 'yetiskin,# of adults,adults,erwachsene',
  children: 'cocuk,# of children,children,kinder',
  arrivalTime: 'varis saati,saat,arrival time,time of arrival,ankunftszeit',
  source: 'kanal,kaynak,nereden,source,channel,portal,quelle,kanal/kaynak',
  status: 'durum,status,iptal,cancelled,storniert,reservation status',
  closed: 'kapali,closed,blocked,gesperrt',
  notes: 'notlar,not,aciklama,notes,note,remarks,comments,bemerkung,bemerkungen,notizen',
}

const NAMES = new Map(
  LIST_FIELDS.flatMap((field) => HEADINGS[field].split(',').map((name) => [name, field] as const)),
)

/** The field of each column, by its heading or else by its contents. */
export function guessColumns({ headings, rows }: StayList): Columns {
  const width = Math.max(headings?.length ?? 0, ...rows.map((row) => row.length))
  const taken = new Set<ListField>()
  const guessed: (ListField | null)[] = Array.from({ length: width }, (_, at) =>
    take(taken, fieldNamed(headings?.[at] ?? '')),
  )
  for (const [at, field] of guessed.entries())
    if (field === null && (headings?.[at] ?? '') === '')
      guessed[at] = take(taken, fieldOfCells(cellsOf(rows, at), taken))
  return guessed
}

/** The site that exports a list with these headings; `null` for any other list. */
export function listSource(headings: readonly string[]): Source | null {
  const names = new Set(headings.map((heading) => foldText(heading).trim()))
  if (names.has('book number') && names.has('booked by')) return 'booking'
  return names.has('confirmation code') && names.has('start date') ? 'airbnb' : null
}

/** Whether the first row of a list has the columns' names. */
export function hasHeadings(first: readonly string[]): boolean {
  const named = first.filter((cell) => fieldNamed(cell) !== null)
  return named.length >= 2 || (named.length === 1 && !first.some((cell) => /\d/.test(cell)))
}

/** The cells of a column. */
export function cellsOf(rows: StayList['rows'], at: number): string[] {
  return rows.flatMap((row) => (row[at]?.trim() ? [row[at]] : []))
}

/** The order of day and month in the columns with dates. */
export function guessOrder({ rows }: StayList, columns: Columns): DateOrder {
  const dates = columns.flatMap((field, at) =>
    field === 'checkIn' || field === 'checkOut' ? cellsOf(rows, at) : [],
  )
  return orderOf(dates)
}

function fieldNamed(heading: string): ListField | null {
  const folded = foldText(heading)
    .replaceAll(/[_*:]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return NAMES.get(folded) ?? null
}

function take(taken: Set<ListField>, field: ListField | null): ListField | null {
  if (field === null || taken.has(field)) return null
  taken.add(field)
  return field
}

/** The first free field that most cells of a column fit. */
function fieldOfCells(cells: readonly string[], taken: ReadonlySet<ListField>): ListField | null {
  if (cells.length === 0) return null
  const order = orderOf(cells)
  const most = (fits: (cell: string) => boolean) => cells.filter(fits).length > cells.length * 0.6
  const free = (...fields: ListField[]) => fields.find((field) => !taken.has(field)) ?? null
  // A plain number may be Excel's day as well as an amount.
  if (most((cell) => !/^\d+$/.test(cell) && readListDate(cell, order) !== null))
    return free('checkIn', 'checkOut')
  if (most((cell) => /^\S+@\S+\.\S+$/.test(cell.trim()))) return free('email')
  if (most((cell) => /^\+?[\d\s()./-]{9,}$/.test(cell))) return free('phone')
  if (most((cell) => /^[1-9]$|^1\d$/.test(cell.trim()))) return free('people')
  if (most((cell) => readMoney(cell) !== null)) return free('total', 'deposit', 'balance')
  return free('guest', 'notes')
}
