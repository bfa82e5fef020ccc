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

/** The cells of a row; `line` is its first line in the text, from 1. */
type Row = { line: number; cells: string[] }

/**
 * Splits a text into rows of cells. A quote is a character unless it quotes a whole cell, because
 * spreadsheets copy quotes as they are, and quote only a cell with a line break.
 */
function splitRows(text: string, separator: string): Row[] {
  const quoted = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(?=[\n${separator}]|$)`, 'y')
  const raw = new RegExp(`[^\n${separator}]*`, 'y')
  const rows: Row[] = []
  let row: Row = { line: 1, cells: [] }
  let widest = 0
  for (let position = 0; position <= text.length; position += 1) {
    quoted.lastIndex = raw.lastIndex = position
    const [whole = '', content = ''] = quoted.exec(text) ?? []
    const isQuoted = whole !== '' && !isBetweenMarks(content, separator, widest)
    const cell = isQuoted ? whole : (raw.exec(text)?.[0] ?? '')
    row.cells.push(isQuoted ? content.replaceAll('""', '"') : cell)
    position += cell.length
    if (text[position] === separator) continue
    rows.push(row)
    widest = Math.max(widest, row.cells.length)
    row = { line: row.line + linesIn(row.cells), cells: [] }
  }
  return rows
}

function linesIn(cells: readonly string[]): number {
  return cells.join('').split('\n').length
}

/** Whether a text between two quotes is the rest of a row rather than one cell: the quotes are ditto marks. */
function isBetweenMarks(text: string, separator: string, widest: number): boolean {
  const ends = [text.slice(0, 1), text.slice(-1)]
  const columns = text.split(separator).length
  return (
    ends.every((end) => end === separator || end === '\n') ||
    (text.includes('\n') && columns >= Math.max(2, widest))
  )
}

/** Finds the headings, which may follow a title, and the separator with which most are recognized. */
export function parseTable(text: string) {
  const tables = SEPARATORS.flatMap((separator) => {
    const data = splitRows(text, separator)
    return data.slice(0, LINES_BEFORE_HEADINGS).flatMap(({ cells: headings }, index) => {
      const named = headings.map((heading) => fieldNamed(heading))
      // The first column of a field counts.
      const fields = named.map((field, index) => (named.indexOf(field) === index ? field : null))
      const has = (...some: Field[]) => some.some((field) => fields.includes(field))
      const isHeading = has('guest', 'firstName') && has('checkIn') && has('checkOut', 'nights')
      return isHeading ? [{ data, index, headings, fields }] : []
    })
  })
  const countOf = ({ fields }: { fields: readonly unknown[] }) => fields.filter(Boolean).length
  const [best] = [...tables].sort((one, other) => countOf(other) - countOf(one))
  if (!best) return null
  const { data, index, headings, fields } = best
  const lines = data
    .slice(index + 1)
    .map(({ line, cells }) => ({ line, cells: cells.map(clean) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return {
    source: sourceOf(headings),
    lines: lines.reduce((sum, { cells }) => sum + linesIn(cells), 0),
    leftOut: headings.map(clean).filter((heading, index) => heading !== '' && !fields[index]),
    rows: lines.map((row) => ({
      ...row,
      cell: (field: Field) => row.cells[fields.indexOf(field)] ?? '',
      isWide: row.cells.slice(headings.length).some(Boolean),
    })),
  }
}

// Excel and chats put direction marks into dates and numbers; joiners are parts of names.
const clean = (cell: string) =>
  cell.replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '').trim()

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
