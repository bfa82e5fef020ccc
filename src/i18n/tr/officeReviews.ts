/** What owners read of guests' reviews, and do with them. */
export const reviews = {
  title: 'Konukların yorumları',
  text: 'Konuklar ayrıldıktan sonra kendi sayfalarında yazar. Yayımladığınız, kelimesi kelimesine onların yazdığıdır; siz yanıtlayabilir ya da yayından kaldırabilirsiniz.',
  none: 'Henüz kimse yazmadı.',
  as: 'Görünen ad: {{name}}',
  nameless: 'adsız',
  stars_one: '{{count}} yıldız',
  stars_other: '{{count}} yıldız',
  isPublished: 'Yayında',
  isNot: 'Yayında değil',
  publish: 'Yayımla',
  withdraw: 'Yayından kaldır',
  reply: 'Yanıtla',
  replyAnew: 'Yanıtı değiştir',
  answer: 'Yanıtınız (boş bırakırsanız kalkar)',
  saveReply: 'Yanıtı kaydet',
  eraseHint:
    'Konuğun yazdığı tümüyle silinir, yayındaysa oradan da kalkar. Konuk yeniden yazabilir.',
  failed: 'Olmadı: {{message}}',
  fresh_one: '{{count}} yeni yorum yayımlanmayı bekliyor',
  fresh_other: '{{count}} yeni yorum yayımlanmayı bekliyor',
}
