import papa from 'papaparse'
import { foldText } from '#domain/field/foldText.ts'
import type { Source } from '#domain/channels/feed.ts'

// In Turkish and English, case-folded: our own list, Airbnb, Booking.com, and what owners write.
const HEADINGS = {
  guest:
    'musteri,musteri adi,misafir,misafir adi,ad soyad,adi soyadi,isim,isim soyisim,konuk,guest,guest name,guest name(s),name,full name,customer,booked by',
  firstName: 'ad,adi,first name,firstname',
  lastName: 'soyad,soyadi,last name,lastname,surname',
  checkIn:
    'giris,giris tarihi,gelis,gelis tarihi,baslangic,check-in,checkin,check in,check-in date,arrival,arrival date,datearrival,start date,from',
  checkOut:
    'cikis,cikis tarihi,ayrilis,ayrilis tarihi,donus,bitis,check-out,checkout,check out,check-out date,departure,departure date,datedeparture,end date,to,until',
  nights: 'gece,gece sayisi,geceler,nights,number of nights,# of nights,duration (nights)',
  total:
    'toplam,toplam ucret,toplam tutar,tutar,ucret,fiyat,total,total price,total amount,totalamount,price,amount,earnings',
  deposit: 'kapora,kapora tutari,on odeme,deposit,down payment',
  balance: 'kalan,kalan odeme,bakiye,balance,remainder,remaining',
  paid: 'odenen,alinan,alinan kapora,odenen kapora,paid,amount paid,received',
  currency: 'para birimi,doviz,currency',
  phone: 'telefon,tel,cep,gsm,phone,phone number,mobile,contact',
  email: 'e-posta,eposta,mail,email,e-mail',
  people: 'kisi,kisi sayisi,people,persons,guests,number of guests,pax',
  adults: 'yetiskin,adults,# of adults',
  children: 'cocuk,children,# of children',
  source: 'kanal,kaynak,nereden,source,channel,portal',
  status: 'durum,status,reservation status',
  cancelled: 'iptal,cancelled',
  closed: 'kapali,closed,blocked',
  notes: 'not,notlar,aciklama,notes,note,remarks,comments',
} as const

export type Field = keyof typeof HEADINGS

const FIELDS = Object.keys(HEADINGS) as Field[]
const FIELD_OF = new Map(
  FIELDS.flatMap((field) => HEADINGS[field].split(',').map((name) => [name, field] as const)),
)

/** The cell of a row in the column of a field; empty without one. */
export type Cell = (field: Field) => string

const SEPARATORS = ['\t', ';', ',', '|']
const LINES_BEFORE_HEADINGS = 10

/** Finds the headings, which may follow a title, and the separator with which most are recognized. */
export function parseTable(text: string) {
  const tables = SEPARATORS.flatMap((delimiter) => {
    const { data } = papa.parse<string[]>(text, { delimiter })
    return data.slice(0, LINES_BEFORE_HEADINGS).flatMap((headings, index) => {
      const named = headings.map((heading) => fieldNamed(heading))
      // The first column of a field counts.
      const fields = named.map((field, index) => (named.indexOf(field) === index ? field : null))
      const has = (...some: Field[]) => some.some((field) => fields.includes(field))
      const isHeading = has('guest', 'firstName') && has('checkIn') && has('checkOut', 'nights')
      return isHeading ? [{ data, index, headings, fields }] : []
    })
  })
  const countOf = ({ fields }: { fields: readonly unknown[] }) => fields.filter(Boolean).length
  const [best] = tables.toSorted((one, other) => countOf(other) - countOf(one))
  if (!best) return null
  const { data, index, headings, fields } = best
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(clean) }))
    .slice(index + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return {
    source: sourceOf(headings),
    leftOut: headings.map(clean).filter((heading, index) => heading !== '' && !fields[index]),
    rows: lines.map((row) => ({
      ...row,
      cell: (field: Field) => row.cells[fields.indexOf(field)] ?? '',
      isWide: row.cells.slice(headings.length).some(Boolean),
    })),
  }
}

// Excel and chats put direction marks into dates and numbers.
const clean = (cell: string) =>
  cell.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()

function fieldNamed(heading: string): Field | null {
  const name = foldText(heading)
    .replaceAll(/[_*:\s]+/g, ' ')
    .trim()
  return FIELD_OF.get(name) ?? null
}

/** The site whose exports have these headings. */
function sourceOf(headings: readonly string[]): Source | null {
  const names = new Set(headings.map((heading) => foldText(heading).trim()))
  if (names.has('book number') && names.has('booked by')) return 'booking'
  return names.has('confirmation code') && names.has('start date') ? 'airbnb' : null
}
