/** What owners read of a guest's own page. */
export const officeGuestPage = {
  open: 'Misafir sayfası',
  title: 'Misafir sayfası: {{guest}}',
  none: 'Bu misafirin henüz bir sayfası yok. Açarsanız günlerini, yolu ve evin bilgilerini tek bağlantıda görür; tarih değişirse sayfa kendiliğinden değişir.',
  make: 'Sayfa aç',
  text: 'Bağlantıyı bilen herkes günleri ve evin bilgilerini görür; ad, telefon, e-posta ve not görünmez.',
  sums: 'Toplamı ve ödenenleri sayfada göster',
  sumsLater:
    'Bu konaklamanın ödemeleri henüz tek tek yazılmıyor; tutarlar ilk ödeme yazılınca görünür.',
  sumsOfChannel: 'Bu misafir kanala ödediği için sayfasında tutar görünmez.',
  never: 'Bu misafirin sayfası hiç açılmamış.',
  unopened: 'Sayfa henüz açılmadı.',
  opened: 'Bağlantıyı bilen biri sayfayı en son {{moment}} açtı.',
  see: 'Sayfayı görün',
  renew: 'Bağlantıyı yenile…',
  renewText: 'Eski bağlantı hemen kapanır; yenisini misafire yeniden göndermeniz gerekir.',
  renewSure: 'Yenile',
  letterTitle: '{{villa}}: misafir sayfanız',
  letter:
    'Merhaba! {{villa}} konaklamanızın sayfası burada; saklayın, bir değişiklik olursa orada görürsünüz: {{address}}',
}
