import { SOURCES } from '#domain/channels/feed.ts'
import { foldText } from '#domain/field/foldText.ts'
import type { ListWords, RowStatus } from '#domain/files/stayList.ts'
import type { Column } from '#domain/files/stayListTable.ts'
import { textsIn } from './index.ts'
import { LANGUAGES } from './languages.ts'

/** What owners and other programs write above a column, beside the labels of the stay's form. */
const ALIASES: Record<Column, string> = {
  musteriAdi:
    'müşteri adı,misafir,misafir adı,ad soyad,adı soyadı,isim soyisim,konuk,guest,guest name,guest name(s),full name',
  firstName: 'ad,adı,isim,name,first name',
  lastName: 'soyad,soyadı,soyisim,surname,last name',
  girisTarihi: 'giriş tarihi,geliş,geliş tarihi,check in,checkin,arrival,arrival date,start date',
  cikisTarihi:
    'çıkış tarihi,gidiş,gidiş tarihi,ayrılış,ayrılış tarihi,check out,checkout,departure,departure date,end date',
  toplamUcret:
    'toplam ücret,toplam tutar,tutar,ücret,fiyat,total price,total amount,price,amount,earnings',
  kapora: 'kapora tutarı,ön ödeme,down payment',
  kalan: 'kalan ödeme,bakiye,balance,remaining',
  paid: 'alınan,tahsilat,amount paid,received',
  kept: '',
  currency: 'para birimi,döviz,currency',
  nights: 'gece,gece sayısı,nights,number of nights,# of nights',
  notlar: 'not,açıklama,note,remarks,comments',
  phone: 'tel,cep,gsm,phone number,mobile,contact',
  email: 'mail,email',
  language: 'dil,language',
  guests: 'kişi,people,persons,pax',
  adults: '# of adults',
  children: '# of children',
  arrivalTime: '',
  cot: '',
  houseNotes: '',
  paymentLink: '',
  blocked: 'blocked',
  source: 'kaynak,portal',
  status: 'durum,status,reservation status',
  cancelled: '',
}

const COLUMNS = Object.keys(ALIASES) as Column[]

/** What owners and other programs write as a status, beside the words of the office. */
const STATUS_ALIASES: Record<RowStatus, string> = {
  booked: 'onaylı,onaylandı,confirmed,ok',
  blocked: 'blocked',
  cancelled: 'iptal edildi,canceled',
}

const STATUSES = ['booked', 'blocked', 'cancelled'] as const

/** The words that a list may have, in every language of the site. */
export function stayListWords(): ListWords {
  const everyT = LANGUAGES.map((language) => textsIn(language))
  return {
    columns: foldedWords(COLUMNS, (column) => [
      ...(isLabelled(column) ? everyT.map((t) => t(columnKey(column))) : []),
      ...ALIASES[column].split(','),
    ]),
    statuses: foldedWords(STATUSES, (status) => [
      ...everyT.map((t) => t(`admin.unreadable.statuses.${status}`)),
      ...STATUS_ALIASES[status].split(','),
    ]),
    sources: foldedWords(SOURCES, (source) => [
      source,
      ...everyT.map((t) => t(`admin.sources.${source}`)),
    ]),
    ticks: new Map([
      ['x', true],
      ...everyT.flatMap((t) => [
        [foldText(t('office.yesNo.yes')), true] as const,
        [foldText(t('office.yesNo.no')), false] as const,
      ]),
    ]),
  }
}

/** The keys of the labels that the stay's form has not. */
const LIST_LABELS = {
  paid: 'office.payments.paid',
  kept: 'office.cancelling.kept',
  cancelled: 'office.cancelling.badge',
  status: 'admin.unreadable.fields.status',
} as const

const UNLABELLED = ['firstName', 'lastName', 'currency', 'nights'] as const

type LabelledColumn = Exclude<Column, (typeof UNLABELLED)[number]>

/** The key of a column's label in the office. */
export function columnKey(column: LabelledColumn) {
  return column in LIST_LABELS
    ? LIST_LABELS[column as keyof typeof LIST_LABELS]
    : (`admin.fields.${column as Exclude<LabelledColumn, keyof typeof LIST_LABELS>}` as const)
}

function isLabelled(column: Column): column is LabelledColumn {
  return !UNLABELLED.some((each) => each === column)
}

function foldedWords<Meaning>(
  meanings: readonly Meaning[],
  wordsOf: (meaning: Meaning) => readonly string[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    meanings.flatMap((meaning) =>
      wordsOf(meaning)
        .filter((word) => word !== '')
        .map((word) => [foldText(word), meaning] as const),
    ),
  )
}
