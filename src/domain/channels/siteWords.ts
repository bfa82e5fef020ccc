/** The titles of unavailable nights, in the languages of Airbnb, Booking.com and Vrbo. */
const UNAVAILABLE = words(`
  not available, unavailable, blocked, block, closed, busy, occupied, do not book, stop sell,
  preparation time, prep time, turnover, buffer, maintenance, cleaning, owner, owners,
  owner's, private use, personal use, on hold, hold,
  non disponible, indisponible, pas disponible, bloqué, bloquée, fermé, fermée, occupé, occupée,
  propriétaire, ménage, entretien, nicht verfügbar, nicht verfuegbar, blockiert, gesperrt,
  geschlossen, belegt, eigenbelegung, eigennutzung, eigentümer, reinigung, no disponible,
  bloqueado, bloqueada, cerrado, cerrada, ocupado, ocupada, propietario, limpieza, mantenimiento,
  non disponibile, bloccato, bloccata, chiuso, chiusa, occupato, occupata, proprietario, pulizia,
  indisponível, não disponível, fechado, fechada, proprietário, limpeza, niet beschikbaar,
  geblokkeerd, gesloten, bezet, eigenaar, schoonmaak, no disponible, bloquejat, tancat,
  müsait değil, uygun değil, kapalı, bloke, engellendi, dolu, meşgul, ev sahibi, mal sahibi,
  temizlik, bakım, ikke tilgængelig, optaget, lukket, spærret, blokeret, utilgængelig, ej tillgänglig,
  inte tillgänglig, otillgänglig, upptagen, upptaget, stängt, stängd, blockerad, blockerat,
  ikke tilgjengelig, utilgjengelig, opptatt, stengt, sperret, blokkert, ei saatavilla,
  ei käytettävissä, varattu pois, suljettu, estetty, ekki í boði, lokað, niedostępne,
  niedostępny, niedostępna, zablokowane, zablokowany, zamknięte, zajęte, zajęty, nedostupné,
  není k dispozici, blokováno, uzavřeno, zavřeno, obsazeno, nie je k dispozícii, blokované,
  zatvorené, obsadené, nem elérhető, nem foglalható, foglalt, zárva, blokkolt, indisponibil,
  indisponibilă, blocat, închis, ocupat, nedostupno, nije dostupno, zatvoreno, zauzeto, blokirano,
  ni na voljo, zaprto, zasedeno, недоступно, недоступен, занято, закрыто, заблокировано,
  недоступні, зайнято, закрито, заблоковано, недостъпно, заето, затворено, блокирано,
  недоступно, μη διαθέσιμο, μη διαθέσιμη, κλειστό, μπλοκαρισμένο, κατειλημμένο, neprieinama,
  užblokuota, užimta, nav pieejams, bloķēts, aizņemts, pole saadaval, blokeeritud, hõivatud,
  غير متاح, غير متوفر, غير متاحة, مغلق, محظور, مشغول, לא זמין, לא פנוי, חסום, סגור, תפוס,
  不可用, 不可订, 不可預訂, 不可预订, 无法预订, 無法預訂, 已关闭, 已關閉, 已封锁, 已占用, 关闭, 關閉,
  予約不可, 利用不可, 受付終了, ブロック, ブロック済み, 空室なし, 満室, 예약 불가, 이용 불가, 사용 불가,
  차단됨, 마감, ไม่ว่าง, ไม่พร้อมให้จอง, ปิด, không có sẵn, hết phòng, đã chặn, đóng cửa,
  tidak tersedia, diblokir, ditutup, penuh, tidak ada
`)

/** The titles of bookings, in the same languages. */
const RESERVED = words(`
  reserved, booked, reservation, booking, confirmed, pending, tentative, guest, guests, imported,
  synced, ical, réservé, réservée, réservation, reserve, reserviert, gebucht, reservierung, buchung,
  belegung, importiert, reservado, reservada, reserva, importado, prenotato, prenotata,
  prenotazione, riservato, riservata, reservat, gereserveerd, geboekt, reservering, boeking, rezerve,
  rezerve edildi, rezervasyon, misafir, konuk, opsiyon, reserveret, reservation, booket, bestilt,
  reserverad, reserverat, bokad, bokat, bokning, reservert, booket, bestilling, reservasjon,
  varattu, varaus, frátekið, bókað, bókun, zarezerwowane, zarezerwowany, rezerwacja, rezervováno,
  rezervace, rezervované, rezervácia, lefoglalva, foglalás, rezervat, rezervată, rezervare,
  rezervirano, rezervisano, rezervacija, забронировано, бронирование, бронь, зарезервировано,
  резерв, заброньовано, бронювання, резервирано, резервация, резервација, κρατημένο, κράτηση,
  rezervuota, rezervacija, rezervēts, rezervācija, broneeritud, broneering, محجوز, محجوزة, حجز,
  שמור, מוזמן, הזמנה, 已预订, 已預訂, 已预定, 预订, 預訂, 预定, 已订, 予約済み, 予約済, 予約, 예약됨,
  예약 완료, 예약, จองแล้ว, การจอง, đã đặt, đặt phòng, đã được đặt, dipesan, sudah dipesan,
  reservasi, pemesanan, ditempah
`)

/** Sites, and the software that passes their bookings on. */
const SITES = words(`
  airbnb, booking.com, vrbo, homeaway, abritel, fewo-direkt, stayz, expedia, agoda, hotels.com,
  trip.com, tripadvisor, flipkey, holidu, e-domizil, novasol, interhome, plum guide, google, google
  calendar, tatilbudur, tatilsepeti, etstur, guesty, smoobu, lodgify, hostaway, hospitable, hostfully,
  beds24, avantio, rentals united, ownerrez, uplisting, igms, tokeet, hosthub, hostify, hostex, kross
  booking, krossbooking, zeevou, octorate, syncbnb, sirvoy, cloudbeds, little hotelier, siteminder,
  rentlio, rental ninja, bookingsync, streamline, escapia, guestready, icnea, eviivo, amenitiz, turno,
  breezeway, pricelabs, wheelhouse, nextpax, 365villas, kigo, ciirus, supercontrol, bookiply, channex,
  channel manager
`)

/** Words that are no name by themselves after those, or come before a name, as in "Reserved for Ada". */
const BETWEEN = words(`
  date, dates, day, days, night, nights, period, time, stay, out, name, number, code, id, ref,
  tarih, tarihler, gün, günler, edilmiş, manually, manual, externally, external, calendar, sync,
  import, for, by, from, via, für, fuer, von, aus, pour, par, depuis, para, por, desde, per, voor,
  door, tarafından, för, från, fra, dla, przez, pro, для, от
`)

/** Parts of surnames, which are no name by themselves. */
const PARTICLES = words('de, da, di, van, of, the, no, s')

/** The relays' prefixes of the guest on arrival and departure days. */
const MARKERS = words(`
  check-in, checkin, check-out, checkout, arrival, departure, arrivée, départ, anreise, abreise,
  llegada, salida, arrivo, partenza, chegada, saída, aankomst, vertrek, giriş, çıkış
`)

const WORDS = new Set([...UNAVAILABLE, ...RESERVED, ...SITES])
const BEFORE_NAME = new Set([...WORDS, ...BETWEEN])
const NAMELESS = new Set([...BEFORE_NAME, ...PARTICLES])

/** The most words of one of these texts, and of a name. */
const MOST_WORDS = 4
const MOST_NAMES = 6

/** A word of a title without accents, in lower case, and its place. */
type Word = { folded: string; start: number; end: number }

function words(list: string): Set<string> {
  return new Set(list.split(',').map((text) => joined(wordsIn(text))))
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
}

function joined(some: readonly Word[]): string {
  return some.map(({ folded }) => folded).join(' ')
}

/** Whether a title marks an arrival or departure day. */
export function isMarker(title: string): boolean {
  return lengthAt(wordsIn(title), 0, MARKERS) > 0
}

/** Whether a title is a site's word for unavailable nights, without a guest. */
export function isUnavailable(title: string): boolean {
  const all = wordsIn(title)
  return (
    guestIn(title).guest === '' && all.some((_, index) => lengthAt(all, index, UNAVAILABLE) > 0)
  )
}

/**
 * The guest in a title: Jane Doe for "Reserved - Jane Doe", and an empty text for "Reserved" or a
 * doubtful one; and whether the title has something else, such as a booking's number.
 */
export function guestIn(title: string): { guest: string; hasMore: boolean } {
  const text = title.normalize('NFC')
  const all = wordsIn(text)
  const begin = beginOfName(all)
  const end = endOfName(text, all, begin)
  const rest = all.slice(begin, end)
  const names = withoutCodes(text, rest)
  const [first] = names
  const last = names.at(-1)
  if (!first || !last || names.every(({ folded }) => NAMELESS.has(folded)))
    return { guest: '', hasMore: rest.some(({ folded }) => !NAMELESS.has(folded)) }
  const name = text.slice(first.start, last.end)
  const isDoubtful = names.length > MOST_NAMES || /[\d@/\\<>=_]/.test(name)
  return isDoubtful
    ? { guest: '', hasMore: true }
    : { guest: name, hasMore: names.length < rest.length }
}

/** The index of the first word behind the sites' ones. */
function beginOfName(all: readonly Word[]): number {
  let begin = 0
  for (let length = lengthAt(all, 0, WORDS); length > 0;) {
    begin += length
    length = lengthAt(all, begin, BEFORE_NAME)
  }
  return begin
}

/** The index behind the last word of a name: "Ada (Airbnb)", "Ada via Booking.com", "Ada - Booked". */
function endOfName(text: string, all: readonly Word[], begin: number): number {
  let end = all.length
  for (let index = end - 1; index > begin; index -= 1) {
    const gap = text.slice(all[index - 1]?.end, all[index]?.start)
    const texts = gap.trim() === '' ? SITES : WORDS
    if (texts.has(joined(all.slice(index, end)))) end = index
  }
  while (end < all.length && BETWEEN.has(all[end - 1]?.folded ?? '')) end -= 1
  return end
}

/** A name without the numbers and codes around it, such as HM4F2K9P or HA-4F2K9P. */
function withoutCodes(text: string, all: readonly Word[]): readonly Word[] {
  const isCode = (word: Word | undefined) => {
    if (!word) return false
    const [before = ''] = /\S*$/.exec(text.slice(0, word.start)) ?? []
    const [after = ''] = /^\S*/.exec(text.slice(word.start)) ?? []
    return /\d|^HM[A-Z]{8}$/.test(before + after)
  }
  let [begin, end] = [0, all.length]
  while (isCode(all[begin])) begin += 1
  while (end > begin && isCode(all[end - 1])) end -= 1
  return all.slice(begin, end)
}

/** The number of words at an index that are one of these texts. */
function lengthAt(all: readonly Word[], index: number, texts: ReadonlySet<string>): number {
  for (let length = MOST_WORDS; length > 0; length -= 1)
    if (index + length <= all.length && texts.has(joined(all.slice(index, index + length))))
      return length
  return 0
}

/** A word in lower case without accents. */
function fold(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return bare.toLowerCase().replaceAll('ı', 'i')
}
