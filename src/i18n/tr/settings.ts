export const settings = {
  edit: 'Düzenle',
  save: 'Kaydet',
  saveTerms: 'Ödeme ve iptal koşullarını kaydet',
  saved: 'Ayarlar kaydedildi.',
  titles: {
    private: 'Banka hesabı',
    site: '$t(office.settings.hosts, {"count": {{hosts.length}}}) ve saatler',
    terms: 'Ödeme ve iptal',
  },
  privateText:
    'Bu hesap mesajlarda ve ödemesini gören misafirlerin sayfasında yazar; değiştirince sayfalar da hemen değişir.',
  siteText: 'Bunlar sitede, misafir sayfalarında ve mesajlarda görünür; kaydedince hemen değişir.',
  noAccount:
    'Banka hesabınız yazılmamış: mesajlar ve misafir sayfaları hesap göstermez, ödeme istemez.',
  keepTerms_one:
    'Yeni rezervasyonlar için geçerlidir; {{count}} rezervasyon kendi koşullarını korur.',
  keepTerms_other:
    'Yeni rezervasyonlar için geçerlidir; {{count}} rezervasyon kendi koşullarını korur.',
  abroad: 'Yurt dışından havale notu ({{language}})',
  about: 'Kendinizi tanıtan paragraf ({{language}})',
  hosts_one: 'Ev sahibi',
  hosts_other: 'Ev sahipleri',
  hostNames_one: 'Ev sahibinin adı',
  hostNames_other: 'Ev sahiplerinin adları',
  fields: {
    accountHolder: 'Hesap sahibi',
    bankName: 'Banka',
    accountNumber: '$t(guestPage.accountNumber, {"context": "{{account}}"})',
    bic: 'BIC (SWIFT)',
    depositDays: 'Kapora kaç iş günü içinde ödensin?',
    hosts: '$t(office.settings.hostNames, {"count": {{hosts.length}}})',
    checkInFrom: 'Giriş saati',
    checkInUntil: 'En geç varış saati',
    checkOutBy: 'Çıkış saati',
    phone: 'Misafirlerin arayacağı telefon',
    phoneLink: 'Bu telefonun yazdığı başka bir sayfa',
    callFirst: '“Ödemeden önce arayın” notu',
    permitName: 'İzin belgesindeki ad',
    permitAddress: 'İzin belgesindeki adres',
    answerHours: 'En geç kaç saatte yanıt verirsiniz?',
    balanceDays: 'Kalan, girişten kaç gün önce ödensin?',
    freeCancellationDays: 'Girişe kaç gün kalana dek iptal ücretsiz?',
    latePercent: 'Daha geç iptalde toplamın yüzde kaçı kalır?',
    damageDeposit: 'Hasar depozitosu ({{moneySign}})',
  },
  callFirst: {
    abroad: 'yurt dışından ilk ödemede',
    always: 'hesabın yazdığı her mesajda',
    never: 'yalnızca hesap değişince',
  },
  hints: {
    callFirst: 'Hesap değiştikten sonra, eskisini bilebilecek misafire hep yazılır.',
    bic: 'Bankanızın uluslararası kodu (SWIFT); yurt dışından ödeyen misafir ister. Örnek: TCZBTR2A.',
    abroad: 'Masrafı kim öder? Boş: not yok.',
    phoneLink: 'Numaranızın yazdığı başka bir sayfa: harita kaydınız ya da sosyal medya hesabınız.',
    permitName: 'İzin belgesi sorgusunda çıkan ad; misafir ödemeden önce karşılaştırır.',
    permitAddress: 'İzin belgesi sorgusunda çıkan adres.',
    hosts:
      'Her satıra bir ad, nasıl yazılsın istiyorsanız öyle: yalnızca ad, ad ve soyad ya da şirket.',
    about: 'Boş: sitede şimdi yazan metin kalır.',
    checkInUntil: 'Boş: sınır yok.',
    depositDays: '',
    balanceDays: '0: geldiği gün, kapıda.',
    freeCancellationDays: '',
    latePercent: 'Boş: yalnızca kapora kalır.',
    damageDeposit: 'Boş: alınmaz. Toplama dahil değildir; girişte alınır, çıkışta geri verilir.',
  },
  accountDoubts: {
    title: 'Bu hesap doğru mu?',
    holder:
      'Hesap sahibinin adı sitede ev sahibi olarak yazmıyor: {{hosts}}. Misafirler ikisini karşılaştırır.',
    bic: 'Hesap değişti, BIC eskisi gibi kaldı. Yeni bankanızın BIC’i bu mu?',
    changed:
      'Hesap değişiyor. Misafir sayfaları yeni hesabı, değiştiği günü ve öncekinin son dört hanesini gösterir.',
  },
  former: {
    title: 'Eski hesabı mesajla almış olup ödemesi kalanlar:',
    none: 'Eski hesabı mesajla almış olup ödemesi kalan misafir yok.',
  },
  letter: {
    noAccount: 'Banka hesabınız henüz yazılmadı: bu mesaj ödeme istemez ve hesap göstermez.',
    write: 'Banka hesabını yaz',
  },
}

export const caretaker = {
  title: 'Otomatik kontrol',
  text: 'Kanalların takvimlerini okur, yeni talepleri ve bakmanız gerekenleri, sabahları da günün listesini size e-postayla gönderir. Misafirlere hiçbir zaman yazmaz.',
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
  noBackups: 'Yedek alınmıyor: klasör ayarlanmamış.',
  alarms: {
    title: 'Otomatik kontrolde sorun var',
    silent:
      'Üç saati aşkın süredir otomatik kontrol yapılmadı; sonuncusu {{age}} ({{moment}}). O zamandan beri ne kanallar okundu ne de size e-posta gönderildi. Kontrolün çalıştığı bilgisayar açık mı, interneti var mı?',
    unsent: '{{to}} adresine e-posta gönderilemiyor ({{moment}} tarihinden beri).',
    noCalendar:
      'Kanallara verilen takvimler yazılamıyor ({{moment}} tarihinden beri); kanallar dolu geceleri satabilir: {{why}}',
    noBackup: 'Yedek alınamıyor ({{moment}} tarihinden beri): {{why}}',
    oldBackup: 'Son yedek {{age}} alındı. O zamandan beri yenisi yok.',
    disk: {
      missing: 'klasör yerinde yok. Disk takılı mı?',
      denied: 'klasöre yazma izni yok.',
      readOnly: 'disk yalnızca okunabiliyor.',
      full: 'disk dolu.',
      disk: 'disk hata veriyor.',
    },
  },
  never: 'Henüz hiç çalışmadı.',
}
