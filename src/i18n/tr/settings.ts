export const settings = {
  form: 'Ayarlar',
  save: 'Kaydet',
  saved: 'Ayarlar kaydedildi.',
  kept: 'Ayarlar bu cihazda saklandı; bağlantı gelince kaydedilecek.',
  pending: 'Ayarlar:',
  open: 'Ayarları aç',
  text: 'Banka hesabı, telefon, vadeler, iptal koşulu, kurlar ve sitedeki kendi metinleriniz.',
  titles: {
    private: 'Banka hesabı',
    site: 'Ev sahipleri ve koşullar',
    texts: 'Sitedeki metinleriniz',
  },
  privateText:
    'Mesajlarda misafire verilen hesap. Ödemesini gören misafirin sayfasında da yazar; yönetim açıkken değiştirirseniz sayfalar da hemen değişir.',
  siteText: 'Sitede, misafir sayfalarında ve mesajlarda görünür; kaydedince hemen değişir.',
  textsText:
    'Boş bıraktığınızın yerinde hazır metin durur. Kaydettiğiniz, açık sayfalarda bir dakika içinde görünür.',
  accountUngiven_one:
    'Hesap {{count}} misafir sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
  accountUngiven_other:
    'Hesap {{count}} misafir sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
  noIban:
    'Banka hesabınız girilmemiş: mesajlarda geçersiz bir örnek IBAN durur. Kendi IBAN’ınızı yazın.',
  language: 'Hangi dildeki metin?',
  now: 'Şu anda sitede',
  rates: 'Döviz kurları',
  ratesText:
    'Misafirler fiyatların yanında yaklaşık karşılığını görür; ödeme Türk lirasıyla yapılır. Boş olanlar gösterilmez.',
  fields: {
    accountHolder: 'Hesap sahibi',
    bankName: 'Banka',
    iban: 'IBAN',
    depositDays: 'Kapora kaç gün içinde ödensin?',
    cleaningKey: 'Temizlikçinin bağlantısı',
    hostNames: 'Ev sahiplerinin adları',
    hostFamily: 'Soyadı',
    phone: 'Misafirlerin arayacağı telefon',
    answerHours: 'En geç kaç saatte yanıt verirsiniz?',
    balanceDays: 'Kalan, girişten kaç gün önce ödensin?',
    freeCancellationDays: 'Girişe kaç gün kalana dek iptal ücretsiz?',
    latePercent: 'Daha geç iptalde toplamın yüzde kaçı kalır?',
    poundRate: '1 sterlin kaç lira?',
    euroRate: '1 euro kaç lira?',
    dollarRate: '1 dolar kaç lira?',
    ratesDay: 'Kurların tarihi',
    subtitle: 'Ana sayfanın alt başlığı',
    about: 'Hakkımızda (sayfanın sonunda)',
    hosts: 'Ev sahiplerinin öyküsü',
    questions: 'Sık sorulanlar',
    rules: 'Ev kuralları',
  },
  hints: {
    bankName: 'Yurt dışından havale için BIC kodunu da yazın: Ziraat, TCZBTR2A.',
    hostNames: 'Virgülle ayırın.',
    answerHours: '',
    balanceDays: '0: geldiği gün, kapıda.',
    freeCancellationDays: '',
    latePercent: 'Boş: yalnızca kapora kalır.',
    subtitle: '',
    about: '',
    hosts: '',
    questions: 'Bir satıra soru, altına yanıtı; sonra bir boş satır.',
    rules: 'Her satıra bir kural; ilki olumlu işaretle görünür.',
  },
  history: {
    title: 'Ayarların geçmişi',
    text: 'Her bölümün son değişikliği: solda eskisi, sağda yenisi.',
    empty: 'Henüz bir şey değişmedi.',
    none: 'boş',
    undo: 'Bu değişikliği geri al',
  },
  owners: {
    title: 'Yöneticiler',
    text: 'Kimin yönetici olduğu ve e-posta adresleri burada değil, sitenin Firebase hesabında durur.',
    users:
      'Yeni bir yönetici: “Users” sayfasında “Add user” deyip e-postasını ve bir parolayı yazın; listede görünen User UID’yi kopyalayın. Ayrılanı buradan silersiniz.',
    admins:
      '“Data” sayfasında admins satırının yanındaki + ile satır ekleyin: Key’e User UID, Value’ya e-posta. Ayrılanın satırını silin.',
    open: { users: 'Kullanıcıları aç', admins: 'Veritabanını aç' },
    installer:
      'Adres, VITE_ADMIN_EMAILS ayarında da yazılı olmalı; değişince site yeniden yayınlanır (docs/deploying.md).',
  },
  letter: {
    sample:
      'Banka hesabınız henüz yazılmadı: bu mesajdaki IBAN geçersiz bir örnek. Misafir bu hesaba para gönderemez.',
    write: 'Banka hesabını yaz',
    openAnyway: 'Yine de göster',
  },
}
