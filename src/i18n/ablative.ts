/** The Turkish ending "from" of a whole amount, as its last word sounds when it is read: 6.500’den, 6.540’tan (kırk). */
export function ablativeOf(amount: number): string {
  const digits = String(amount)
  const zeros = digits.length - digits.replace(/0+$/, '').length
  const last = Number(digits[digits.length - 1 - zeros] ?? 0)
  if (amount === 0 || zeros === 2 || zeros >= 3) return zeros >= 6 ? 'dan' : 'den'
  return (zeros === 1 ? TENS : ONES)[last] ?? 'den'
}

// bir iki üç dört beş altı yedi sekiz dokuz; on yirmi otuz kırk elli altmış yetmiş seksen doksan; yüz, bin, milyon.
const ONES = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan']
const TENS = ['', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan']
