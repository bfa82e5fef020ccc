import type { LetterReason } from '#domain/stay/nextLetter.ts'

export const writing = {
  heading: 'Mesajlar',
  preview: 'Mesajın metni',
  kind: 'Hangi mesaj?',
  language: 'Hangi dilde?',
  kinds: {
    offer: 'Yanıt: günler boş',
    held: 'Günler bekletiliyor',
    confirmation: 'Onay',
    deposit: 'Kapora geldi',
    change: 'Değişiklik',
    reminder: 'Varış öncesi hatırlatma',
    thanks: 'Teşekkür',
    decline: 'Yanıt: uygun değil',
    cancellation: 'İptal',
  },
  /** A letter that comes next, by its reason. */
  reasons: {
    held: 'Günleri bekletiliyor: son günü ve fiyatı yazın',
    unconfirmed: 'Onay',
    datesMoved: 'Değişiklik: tarihler değişti',
    totalChanged: 'Değişiklik: toplam değişti',
    termsChanged: 'Değişiklik: koşullar değişti',
    depositCame: 'Kapora geldi',
    arrivesSoon: 'Varış öncesi hatırlatma',
    left: 'Teşekkür',
    cancelled: 'İptal',
    refunded: 'İptal: iade yapıldı',
  } satisfies Record<LetterReason, string>,
  mail: 'E-posta',
  call: 'Ara',
  noCountry: 'Numarada ülke kodu yok: WhatsApp’ta kişiyi siz seçin.',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Kopyalanamadı; metni seçip kopyalayın.',
  due: 'Gönderilecek mesajlar',
  nothing: 'Şu anda gönderilecek hazır bir mesaj yok.',
  tooLong:
    'Mesaj e-postaya kendiliğinden girmeyecek kadar uzun: bağlantı onu kopyalar, açılan e-postaya yapıştırın.',
  noGuide: 'Varış rehberiniz henüz yazılmadı: bu mesaj rehberden söz etmez.',
  writeGuide: 'Rehberi yaz',
  noAddress: 'Bu kayıtta telefon ve e-posta yok.',
  written: 'Gönderildi olarak işaretlendi: {{moment}}, {{by}}',
  outdated: 'Konaklama bu mesajdan sonra değişti: tarihler ya da tutarlar artık başka.',
  guestHas: 'Misafirdeki metin ({{way}})',
  ways: { whatsapp: 'WhatsApp', mail: 'e-posta', copied: 'kopyalandı' },
  unwritten:
    'Henüz gönderilmedi. Gönderme yollarından birine dokununca gönderildi olarak işaretlenir.',
  takeBack: 'Gönderilmedi olarak işaretle',
  own: {
    partial:
      '{{language}} için {{letters}} mesaj, misafir sayfası ve aydınlatma metni eksik; misafir bunları {{shown}} dilinde okur.',
    text: 'Bunlar misafirlere yazılan hazır mesajlardır; her dilde kendi sözlerinizle değiştirebilirsiniz.',
    title: 'Mesajlar',
    subject: 'Konu',
    body: 'Metin',
    hint: 'Süslü parantez içindekilerin yerine misafirin bilgisi gelir; o misafirde olmayan bir bilginin satırı yazılmaz. Kullanılabilecekler: {{names}}',
    preview: 'Önizleme: {{guest}}',
    save: 'Mesajı kaydet',
    saved: 'Mesaj kaydedildi.',
    builtIn: 'Hazır metin kullanılıyor.',
    mine: 'Kendi metniniz kullanılıyor; son yazan: {{by}}',
    giveUp: 'Hazır metne dön',
    givenUp: 'Hazır metne dönüldü.',
  },
}

export const guests = {
  known_one: 'Daha önce kaldı:',
  known_other: 'Daha önce {{count}} kez kaldı:',
  last: 'son konaklama:',
  take: 'Bilgilerini al',
  takeOf: '{{guest}}: bilgilerini al',
  comes: 'varış {{time}}',
}

export const officeGuestPage = {
  open: 'Misafir sayfası',
  none: 'Bu misafirin henüz bir sayfası yok. Oluşturursanız günlerini, yolu ve evin bilgilerini tek bağlantıda görür; tarih değişirse sayfa kendiliğinden değişir.',
  make: 'Sayfa oluştur',
  text: 'Bağlantıyı bilen herkes günleri, tutarları, ödemelerin gününü ve tutarını, varsa hesabınızı ve evin bilgilerini görür; ad, telefon, e-posta ve not görünmez.',
  textWithoutSums:
    'Bağlantıyı bilen herkes günleri ve evin bilgilerini görür; tutar, ad, telefon, e-posta ve not görünmez.',
  see: 'Sayfayı gör',
  renew: 'Bağlantıyı yenile…',
  renewTitle: 'Bağlantı yenilensin mi?',
  renewText: 'Eski bağlantı hemen kapanır; yenisini misafire yeniden göndermeniz gerekir.',
  renewSure: 'Yenile',
}

export const officeGuide = {
  text: 'Rehberde yol, anahtar, Wi-Fi ve evle ilgili bilinmesi gerekenler yazar. Misafir sayfasında girişten iki gün önce açılır, çıkış saatinde kapanır.',
  none: 'Henüz yazılmadı.',
  mine_zero:
    'Gelecek misafirlerin hiçbirinin sayfası yok. Yeni rezervasyonlarınki kendiliğinden, öbürlerininki konaklamanın “Misafir sayfası” bölümünde oluşturulur. Son yazan: {{by}}',
  mine_one: 'Gelecek {{count}} misafirin sayfasında görünür; son yazan: {{by}}',
  mine_other: 'Gelecek {{count}} misafirin sayfasında görünür; son yazan: {{by}}',
  field: '{{part}}, {{language}}',
  save: 'Rehberi kaydet',
  saved: 'Rehber kaydedildi; misafir sayfalarında yeni hâli görünür.',
}

export const reviews = {
  title: 'Misafirlerin yorumları',
  text: 'Misafirlerin ayrıldıktan sonra yazdığı yorumları olduğu gibi yayımlayabilir, yanıtlayabilir ya da yayından kaldırabilirsiniz.',
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
  replyAnew: 'Yanıtı düzenle',
  answer: 'Yanıtınız (boş bırakırsanız silinir)',
  saveReply: 'Yanıtı kaydet',
  eraseHint:
    'Misafirin yorumu tümüyle silinir, yayındaysa oradan da kaldırılır. Misafir yeniden yazabilir.',
  failed: 'Kaydedilemedi: {{message}}',
  fresh_one: '{{count}} yeni yorum yayımlanmayı bekliyor',
  fresh_other: '{{count}} yeni yorum yayımlanmayı bekliyor',
}
