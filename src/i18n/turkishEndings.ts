// The Turkish ending "from" after a last digit, and after a last ten:
// bir iki üç dört beş altı yedi sekiz dokuz; on yirmi otuz kırk elli altmış yetmiş seksen doksan; yüz, bin, milyon.
const ONES = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan']
const TENS = ['', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan']

/** The Turkish ending "from" of a whole amount, by the sound of its last word: 6.500’den, 6.540’tan (kırk). */
export function ablativeOf(amount: number): string {
  const digits = String(amount)
  const zeros = digits.length - digits.replace(/0+$/, '').length
  const last = Number(digits[digits.length - 1 - zeros] ?? 0)
  if (amount === 0 || zeros === 2 || zeros >= 3) return zeros >= 6 ? 'dan' : 'den'
  return (zeros === 1 ? TENS : ONES)[last] ?? 'den'
}

/** The Turkish ending "from" of a time as HH:mm: 16.00’dan, 15.30’dan. */
export function ablativeOfTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  // Midnight is read as sıfır.
  return minutes + hours === 0 ? 'dan' : ablativeOf(minutes || hours)
}

// The last words of names such as Taşköprü Evi, whose possessive ending takes an -n- before others.
const POSSESSIVES =
  /(^| )(evi|evleri|konağı|konakları|köşkü|yalısı|çiftliği|bağı|bahçesi|dairesi|apartmanı|malikânesi|oteli|pansiyonu|kulesi|odası|odaları|yuvası)$/

/** A name with the Turkish ending "at": Villa Defne’de, Villa Toros’ta, Taşköprü Evi’nde. */
export function atHouse(name: string): string {
  const letters = name.toLocaleLowerCase('tr')
  const buffer = POSSESSIVES.test(letters) ? 'n' : ''
  return `${name}’${buffer}${locativeOf(letters)}`
}

/** The ending by the last vowel and the last letter. */
function locativeOf(letters: string): string {
  const vowel = letters.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0] ?? 'e'
  return `${/[fstkçşhp]$/.test(letters) ? 't' : 'd'}${'aıou'.includes(vowel) ? 'a' : 'e'}`
}

// The ending "to" after a last digit, and after a last ten.
const TO_ONES = ['', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a']
const TO_TENS = ['', 'a', 'ye', 'a', 'a', 'ye', 'a', 'e', 'e', 'a']

/** The Turkish ending "to" of a day that ends with a month, a weekday or a year: 3 Temmuz’a, Salı’ya, 2027’ye. */
export function dativeOf(day: string): string {
  const [, ten = '', one = ''] = /(\d)(\d)$/.exec(day) ?? []
  if (one !== '') return (one === '0' ? TO_TENS[Number(ten)] : TO_ONES[Number(one)]) ?? 'e'
  const [, vowel = 'e', rest = ''] = /([aeıioöuü])([^aeıioöuü]*)$/.exec(day) ?? []
  return `${rest === '' ? 'y' : ''}${'aıou'.includes(vowel) ? 'a' : 'e'}`
}
