/** What is said of money that came, and of money that did not. */
export const payments = {
  heading: 'Ödemeler',
  title: 'Ödemeler: {{guest}}',
  add: 'Ödeme ekle',
  takeBack: 'Geri al',
  takeBackPayment: 'Ödemeyi geri al',
  takeBackRefund: 'İadeyi geri al',
  paid: 'Ödenen',
  outstanding: 'Kalan borç',
  tooMuch: 'Fazla ödenen',
  overpaid: '{{amount}} fazla ödendi',
  since: '{{day}}’{{ablative}} beri',
  depositAwaited: 'Kapora bekleniyor',
  awaited: 'bekleniyor',
  assumed:
    'Bu konaklama, ödemeler tek tek kaydedilmeden önce eklendi. İlk ödemeyle birlikte önceden ödenen tutar da listeye eklenir.',
  refund: 'iade edildi',
  surplus: 'Alınacaktan {{amount}} fazla.',
  fields: {
    date: 'Gün',
    amount: 'Tutar',
    method: 'Ödeme şekli',
    purpose: 'Ne için',
    iade: 'Misafire iade edildi',
  },
  ways: { cash: 'Nakit', transfer: 'Havale', card: 'Kart', channel: 'Kanal (Airbnb, Booking …)' },
  purposes: { stay: 'Konaklama', kapora: 'Kapora', carried: 'Önceden ödenmiş' },
}
