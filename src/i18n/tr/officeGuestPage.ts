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

export const officeGuide = {
  text: 'Yol, anahtar, Wi-Fi ve evin bilgileri. Misafir sayfasında girişten iki gün önce açılır, çıkış saatinde kapanır; başka kimse okuyamaz.',
  open: 'Rehberi yaz',
  none: 'Henüz yazılmadı.',
  mine_zero:
    'Gelecek misafirlerin hiçbirinin sayfası açılmamış; sayfalar her konaklamanın “Misafir sayfası” düğmesiyle tek tek açılır. Son yazan: {{by}}',
  mine_one: 'Sayfası açılmış, gelecek {{count}} misafire gider; son yazan: {{by}}',
  mine_other: 'Sayfası açılmış, gelecek {{count}} misafire gider; son yazan: {{by}}',
  field: '{{part}}, {{language}}',
  photo: '{{part}}, fotoğraf',
  noPhoto: 'Fotoğraf yok',
  save: 'Rehberi kaydet',
  saving: 'Kaydediliyor…',
  saved: 'Rehber kaydedildi; açık misafir sayfalarına geçiyor.',
  putBack: 'Yedekteki rehber şimdikinden farklı; geri gelirse misafir sayfalarına da geçer.',
  failed: 'Rehber kaydedilemedi. {{message}}',
  ungiven_one:
    'Varış rehberi {{count}} misafir sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
  ungiven_other:
    'Varış rehberi {{count}} misafir sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
}

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
