/** What owners read of guests' reviews, and do with them. */
export const reviews = {
  title: 'Misafirlerin yorumları',
  text: 'Misafirler ayrıldıktan sonra kendi sayfalarında yazar. Yorumlar yazıldığı gibi yayımlanır; yanıtlayabilir ya da yayından kaldırabilirsiniz.',
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
  answer: 'Yanıtınız (boş bırakırsanız silinir)',
  saveReply: 'Yanıtı kaydet',
  eraseHint:
    'Misafirin yorumu tümüyle silinir, yayındaysa oradan da kaldırılır. Misafir yeniden yazabilir.',
  failed: 'İşlem başarısız: {{message}}',
  fresh_one: '{{count}} yeni yorum yayımlanmayı bekliyor',
  fresh_other: '{{count}} yeni yorum yayımlanmayı bekliyor',
}
