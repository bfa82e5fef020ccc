/** A request as a guest sends it, sound in every field. */
export const REQUEST = {
  firstname: 'Ada',
  lastname: 'Yılmaz',
  email: 'ada@example.com',
  phone: '+90 532 000 00 00',
  checkIn: '2026-07-20',
  checkOut: '2026-07-25',
}
