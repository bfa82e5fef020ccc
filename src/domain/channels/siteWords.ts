/** The sites' titles of unavailable nights, in their languages; without accents, in lower case. */
const UNAVAILABLE = words(`
  not available, unavailable, blocked, closed, busy, non disponible, indisponible,
  pas disponible, bloque, bloquee, ferme, fermee, occupe, occupee, nicht verfugbar,
  nicht verfuegbar, blockiert, gesperrt, geschlossen, belegt, no disponible, bloqueado,
  bloqueada, cerrado, cerrada, ocupado, ocupada, non disponibile, bloccato, bloccata, chiuso,
  chiusa, occupato, occupata, indisponivel, nao disponivel, fechado, fechada,
  niet beschikbaar, geblokkeerd, gesloten, bezet, musait degil, uygun degil, kapali, bloke,
  engellendi, dolu, mesgul
`)

/** The sites' titles of bookings. */
const RESERVED = words(`
  reserved, booked, reservation, booking, reserve, reservee, reserviert, gebucht,
  reservierung, buchung, reservado, reservada, reserva, prenotato, prenotata, prenotazione,
  riservato, riservata, gereserveerd, geboekt, reservering, boeking, rezerve, rezerve edildi,
  rezervasyon
`)

/** Texts that may follow these words and name nobody. */
const NAMELESS = words(`
  date, dates, day, days, night, nights, period, out, tarih, tarihler, gun, gunler, edilmis,
  dolu, rezervasyon, reservation, booking, reserved, booked
`)

/** The words before a name, as in "Reserved for Ada". */
const BEFORE_NAME = /^(?:for|by|fur|fuer|von|pour|par|para|por|per|voor) (?=\S)/

const SITES = ['airbnb', 'booking.com', 'vrbo', 'homeaway', 'abritel', 'expedia', 'agoda']

// Longest first, so that "booking.com" precedes "booking".
const WORDS = [...UNAVAILABLE, ...RESERVED, ...SITES].sort(
  (one, other) => other.length - one.length,
)

/** The relays' prefixes of the guest on arrival and departure days. */
const MARKERS = words(`
  check-in, checkin, check in, check-out, checkout, check out, arrival, departure, arrivee,
  depart, anreise, abreise, llegada, salida, arrivo, partenza, chegada, saida, aankomst,
  vertrek, giris, cikis
`)

function words(list: string): string[] {
  return list.split(',').map((word) => word.trim())
}

/** Whether a title marks an arrival or departure day. */
export function isMarker(title: string): boolean {
  const folded = fold(title).trim()
  return MARKERS.some((word) => beginsWithWord(folded, word))
}

/** Whether a title is a site's word for unavailable nights, without a guest. */
export function isUnavailable(title: string): boolean {
  const folded = fold(title)
  return guestNameOf(title) === '' && UNAVAILABLE.some((word) => holdsWord(folded, word))
}

/** The guest in a title: Jane Doe for "Reserved - Jane Doe", and an empty text for "Reserved". */
export function guestNameOf(title: string): string {
  const text = title.normalize('NFC').trim()
  const folded = fold(text)
  const word = WORDS.find((each) => beginsWithWord(folded, each))
  if (word === undefined) return withoutSite(text)
  const rest = text.slice(word.length).trim()
  const [, afterSeparator, inBrackets] = /^[-–—:|]\s*(.+)$|^\((.+)\)$/.exec(rest) ?? []
  return guestNameOf(afterSeparator ?? inBrackets ?? nameIn(rest))
}

/** The name that follows a word without a separator; a booking's number is no name. */
function nameIn(rest: string): string {
  const before = BEFORE_NAME.exec(fold(rest))?.[0] ?? ''
  const name = rest.slice(before.length).trim()
  const isName = /^\p{L}/u.test(name) && !/\d/.test(name) && !NAMELESS.includes(fold(name))
  return isName ? name : ''
}

/** Some relays add the site to the name: "Ada (Airbnb)". */
function withoutSite(name: string): string {
  const [, guest, site] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? []
  return guest !== undefined && SITES.includes(fold(site ?? '')) ? guest : name
}

function beginsWithWord(folded: string, word: string): boolean {
  return folded.startsWith(word) && !/^[\p{L}\p{N}]/u.test(folded.slice(word.length))
}

function holdsWord(folded: string, word: string): boolean {
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(folded)
}

/** Each character without its accent, in lower case, at the same index. */
function fold(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    const [bare = ''] = letter.normalize('NFD')
    return bare === 'ı' ? 'i' : bare.toLowerCase()
  })
  return letters.join('')
}
