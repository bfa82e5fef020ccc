export const settings = {
  edit: 'Düzenle',
  save: 'Kaydet',
  saved: 'Ayarlar kaydedildi.',
  titles: {
    private: 'Banka hesabı',
    site: 'Ev sahipleri, saatler ve koşullar',
    name: 'Adınız',
  },
  privateText:
    'Bu hesap mesajlarda ve ödemesini gören misafirlerin sayfasında yazar; değiştirince sayfalar da hemen değişir.',
  siteText: 'Bunlar sitede, misafir sayfalarında ve mesajlarda görünür; kaydedince hemen değişir.',
  nameText: 'Kimin neyi değiştirdiği yazılırken e-posta adresiniz yerine bu ad görünür.',
  noName: 'Henüz yazılmadı.',
  noIban:
    'Banka hesabınız yazılmamış: mesajlar ve misafir sayfaları hesap göstermez, ödeme istemez.',
  keepTerms_one:
    'Yeni rezervasyonlar için geçerlidir; {{count}} rezervasyon kendi koşullarını korur.',
  keepTerms_other:
    'Yeni rezervasyonlar için geçerlidir; {{count}} rezervasyon kendi koşullarını korur.',
  about: 'Kendinizi tanıtan paragraf ({{language}})',
  fields: {
    accountHolder: 'Hesap sahibi',
    bankName: 'Banka',
    iban: 'IBAN',
    depositDays: 'Kapora kaç iş günü içinde ödensin?',
    hosts: 'Ev sahiplerinin adları',
    checkInFrom: 'Giriş saati',
    checkInUntil: 'En geç varış saati',
    checkOutBy: 'Çıkış saati',
    name: 'Adınız',
    phone: 'Misafirlerin arayacağı telefon',
    answerHours: 'En geç kaç saatte yanıt verirsiniz?',
    balanceDays: 'Kalan, girişten kaç gün önce ödensin?',
    freeCancellationDays: 'Girişe kaç gün kalana dek iptal ücretsiz?',
    latePercent: 'Daha geç iptalde toplamın yüzde kaçı kalır?',
  },
  hints: {
    bankName: 'Yurt dışından havale için BIC kodunu da yazın: Ziraat, TCZBTR2A.',
    hosts: 'Nasıl yazılsın istiyorsanız öyle yazın, soyadıyla ya da soyadsız: Ayşe ve Can Yılmaz.',
    about: 'Boş: sitede şimdi yazan metin kalır.',
    checkInUntil: 'Boş: sınır yok.',
    answerHours: '',
    balanceDays: '0: geldiği gün, kapıda.',
    freeCancellationDays: '',
    latePercent: 'Boş: yalnızca kapora kalır.',
  },
  letter: {
    noAccount: 'Banka hesabınız henüz yazılmadı: bu mesaj ödeme istemez ve hesap göstermez.',
    write: 'Banka hesabını yaz',
  },
}

export const caretaker = {
  title: 'Otomatik kontrol',
  text: 'Kanalların takvimlerini okur, bakmanız gerekenleri size e-postayla bildirir. Misafirlere hiçbir zaman yazmaz.',
  always:
    '{{address}} adresine her yeni talep, iki kez satılan geceler, kanallardaki ve yedeklerdeki sorunlar bildirilir.',
  mails: 'Size gelen e-postalar',
  morning: 'Her sabah 08.00’de günün listesini de gönder',
  language: 'E-postaların dili',
  troubled: '{{since}} tarihinden beri gönderilemiyor; son deneme: {{at}}.',
  problems: {
    unreachable: 'Posta sunucusuna ulaşılamıyor.',
    slow: 'Posta sunucusu yanıt vermiyor.',
    later: 'Posta sunucusu daha sonra denenmesini istiyor.',
    certificate: 'Posta sunucusunun sertifikası geçerli değil.',
    unencrypted: 'Posta sunucusu şifreli bağlantı kurmuyor.',
    password: 'Posta sunucusu kullanıcı adını ya da şifreyi kabul etmiyor.',
    sender: 'Posta sunucusu gönderen adresini kabul etmiyor.',
    address: 'Posta sunucusu bu alıcı adresini kabul etmiyor.',
    refused: 'Posta sunucusu mesajı kabul etmiyor.',
  },
}

export const watch = {
  looked: 'Son otomatik kontrol: {{age}}.',
  noChannels: 'Okunacak kanal yok.',
  channels_one: '{{count}} kanal okundu.',
  channels_other: '{{count}} kanal okundu.',
  needed_one: '{{count}} kanala bakmanız gerekiyor; ayrıntısı Bugün sayfasında.',
  needed_other: '{{count}} kanala bakmanız gerekiyor; ayrıntısı Bugün sayfasında.',
  mails_one: '{{count}} e-posta gönderildi.',
  mails_other: '{{count}} e-posta gönderildi.',
  noMail: 'E-posta gönderilemiyor: posta sunucusu ayarlanmamış.',
  copied: 'Son yedek {{age}} alındı: {{day}}, {{size, number}} kB.',
  sealed: 'Yalnızca sizin anahtarınızla açılır.',
  kept_one: 'Klasörde {{count}} yedek var.',
  kept_other: 'Klasörde {{count}} yedek var.',
  noCopies: 'Yedek alınmıyor: klasör ayarlanmamış.',
  alarms: {
    title: 'Otomatik kontrolde sorun var',
    silent:
      'Üç saati aşkın süredir otomatik kontrol yapılmadı; sonuncusu {{age}} ({{moment}}). O zamandan beri ne kanallar okundu ne de size e-posta gönderildi. Kontrolün çalıştığı bilgisayar açık mı, interneti var mı?',
    unsent: '{{to}} adresine e-posta gönderilemiyor ({{moment}} tarihinden beri).',
    noCalendar:
      'Kanallara verilen takvimler yazılamıyor ({{moment}} tarihinden beri); kanallar dolu geceleri satabilir: {{why}}',
    noCopy: 'Yedek alınamıyor ({{moment}} tarihinden beri): {{why}}',
    oldCopy: 'Son yedek {{age}} alındı. O zamandan beri yenisi yok.',
    unfit: 'Son yedek geri yüklenemez: {{why}}',
    disk: {
      missing: 'klasör yerinde yok. Disk takılı mı?',
      denied: 'klasöre yazma izni yok.',
      readOnly: 'disk yalnızca okunabiliyor.',
      full: 'disk dolu.',
      disk: 'disk hata veriyor.',
    },
    unfitFor: {
      unreadable: 'kayıtların bir bölümü okunamıyor.',
    },
  },
  never: 'Henüz hiç çalışmadı.',
}
