export const settings = {
  form: 'Ayarlar',
  edit: 'Değiştir',
  save: 'Kaydet',
  saved: 'Ayarlar kaydedildi.',
  kept: 'Ayarlar bu cihazda saklandı; bağlantı gelince kaydedilecek.',
  pending: 'Ayarlar:',
  titles: {
    private: 'Banka hesabı',
    site: 'Ev sahipleri ve koşullar',
  },
  privateText:
    'Mesajlarda ve ödemesini gören misafirin sayfasında yazan hesap; değiştirince sayfalar da hemen değişir.',
  siteText: 'Sitede, misafir sayfalarında ve mesajlarda görünür; kaydedince hemen değişir.',
  noIban:
    'Banka hesabınız girilmemiş: mesajlarda geçersiz bir örnek IBAN durur. Kendi IBAN’ınızı yazın.',
  fields: {
    accountHolder: 'Hesap sahibi',
    bankName: 'Banka',
    iban: 'IBAN',
    depositDays: 'Kapora kaç gün içinde ödensin?',
    hostNames: 'Ev sahiplerinin adları',
    hostFamily: 'Soyadı',
    phone: 'Misafirlerin arayacağı telefon',
    answerHours: 'En geç kaç saatte yanıt verirsiniz?',
    balanceDays: 'Kalan, girişten kaç gün önce ödensin?',
    freeCancellationDays: 'Girişe kaç gün kalana dek iptal ücretsiz?',
    latePercent: 'Daha geç iptalde toplamın yüzde kaçı kalır?',
  },
  hints: {
    bankName: 'Yurt dışından havale için BIC kodunu da yazın: Ziraat, TCZBTR2A.',
    hostNames: 'Virgülle ayırın.',
    answerHours: '',
    balanceDays: '0: geldiği gün, kapıda.',
    freeCancellationDays: '',
    latePercent: 'Boş: yalnızca kapora kalır.',
  },
  letter: {
    sample:
      'Banka hesabınız henüz yazılmadı: bu mesajdaki IBAN geçersiz bir örnek. Misafir bu hesaba para gönderemez.',
    write: 'Banka hesabını yaz',
    openAnyway: 'Yine de göster',
  },
}

export const caretaker = {
  title: 'Otomatik kontrol',
  text: 'Birkaç dakikada bir çalışır: kanalların takvimlerini okur, bakmanız gerekenleri size e-postayla bildirir. Misafirlere hiçbir zaman yazmaz.',
  choices: '{{address}} adresine bildirilecekler:',
  kinds: {
    request: 'Yeni bir talep ya da bir misafirin yanıtı',
    conflict: 'Bir kanalla çakışma: aynı geceler iki kez satılmış',
    silence: 'Altı saattir okunamayan bir kanal',
    unreadable: 'Okunamayan bir kayıt',
    copy: 'Altı saattir alınamayan ya da geri yüklenemeyen bir yedek',
    morning: 'Her sabah 08.00’de günün listesi',
  },
  language: 'E-postaların dili',
  troubled_one: '{{since}} gününden beri bir kez denendi; {{next}} yeniden denenecek.',
  troubled_other: '{{since}} gününden beri {{count}} kez denendi; {{next}} yeniden denenecek.',
  problems: {
    unreachable: 'Posta sunucusuna ulaşılamıyor.',
    slow: 'Posta sunucusu yanıt vermiyor.',
    certificate: 'Posta sunucusunun sertifikası geçerli değil.',
    unencrypted: 'Posta sunucusu şifreli bağlantı kurmuyor.',
    password: 'Posta sunucusu kullanıcı adını ya da parolayı kabul etmiyor.',
    sender: 'Posta sunucusu gönderen adresini kabul etmiyor.',
    address: 'Posta sunucusu bu alıcı adresini kabul etmiyor.',
    refused: 'Posta sunucusu mesajı kabul etmiyor.',
    quota: 'Google hesabının bugünlük e-posta hakkı bitti.',
  },
}

export const script = {
  open: 'Google hesabınızla kurun (ücretsiz)',
  change: 'Google’daki kurulum',
  intro:
    'Kontrolü Google hesabınızda bir betik (Google’ın sizin için çalıştırdığı kısa bir program) yapar; açık bir bilgisayar gerekmez. Bir kez kurulur, on beş dakika kadar sürer; bilgisayarda daha rahattır. Resimler Google’ın İngilizce ekranlarıdır; tıklayacağınız ya da yazacağınız yerler çerçeve içindedir. Betik yedek almaz; yedeği “Yedek al” ile siz alırsınız.',
  steps: {
    account: {
      title: 'Betiğin hesabını açın',
      text: 'Firebase, sitenizin verilerini sakladığı yerdir. Siteyi başkası kurduysa 1. ve 2. adımı ondan isteyin ya da sizi Firebase projesine eklemesini söyleyin. “Add user”a tıklayıp bir e-posta ve uzun bir şifre yazın: adresin var olması gerekmez, kendi adresiniz olmasın. Şifreyi saklayın, 4. adımda gerekir; bu hesap ofisteki her şeyi görebilir. Firebase hesaba 28 karakterlik bir kimlik verir: User UID, listedeki son sütun. Yanındaki simgeyle kopyalayın; bir sonraki adımda gerekir.',
      go: 'Firebase konsolunu aç',
    },
    admin: {
      title: 'Hesaba izin verin',
      text: 'Veritabanında admins satırının yanındaki + ile yeni bir satır ekleyin: Key’e kopyaladığınız User UID’yi, Value’ya hesabın e-postasını yazın.',
      go: 'Veritabanını aç',
    },
    paste: {
      title: 'Kodu yapıştırın',
      text: 'Yeni bir proje açın, düzenleyicide yazılı olanı silin, kodu yapıştırıp kaydedin.',
      go: 'Google Apps Script’i aç',
      copy: 'Kodu kopyala',
    },
    properties: {
      title: 'Hesabı betiğe yazın',
      text: 'Soldaki çarka (Project Settings) tıklayın. Sayfanın sonunda, her satır için “Add script property”ye tıklayıp bu satırları ekleyin, sonra “Save script properties”e tıklayın:',
    },
    deploy: {
      title: 'Yayınlayın',
      text: 'Sağ üstte “Deploy”, sonra “New deployment”a tıklayın. Çarktan türü “Web app” seçin; çalıştıran “Me”, erişim “Anyone” olsun. “Deploy”a, “Authorize access”e tıklayın ve hesabınızı seçin. Google “unverified” ya da “unsafe” diye uyarır, çünkü kodu bir şirket değil siz yayınlıyorsunuz: “Advanced”, “Go to …”, sonra “Allow”. Sonunda verilen Web app URL’yi kopyalayın; 7. adımda gerekir.',
    },
    address: {
      title: 'Adresi buraya yazın',
      text: '5. adımda kopyaladığınız Web app URL. Yeniden bulmak için: Deploy, “Manage deployments”. Kaydetmeden önce denenir.',
    },
    run: {
      title: 'Başlatın',
      text: 'Düzenleyicide üstteki listeden setUp’ı seçip “Run”a tıklayın. Bir dakika içinde ilk e-posta gelir; gelmezse altta açılan kayıtta neyin eksik olduğu yazar.',
    },
  },
  picture: 'Google’ın göstereceği ekran',
  copied: 'Kod kopyalandı.',
  notCopied: 'Kod kopyalanamadı. {{message}}',
  notBuilt:
    'Kod bu adreste yok; sitenin yayınlanmış adresinden kopyalanır. Bu adımı ofisi o adreste açarak yapın.',
  address: 'Betiğin adresi (Web app URL)',
  save: 'Adresi kaydet',
  forget: 'Adresi sil',
  give: 'Takviminizin adresleri. Her kanala kendi satırındaki adresi verin; içinde yalnızca tarihler vardır. Bir kanalın satırı, onu “Satış kanalları” kartında ekleyince gelir.',
  forAll: 'Kanal olarak eklemediğiniz siteler için',
  copyAddress: 'Adresi kopyala',
  test: 'Dene',
  worksEmpty: 'Adres çalışıyor: takvimde dolu gün yok.',
  works_one: 'Adres çalışıyor: takvimde {{count, number}} dolu dönem var.',
  works_other: 'Adres çalışıyor: takvimde {{count, number}} dolu dönem var.',
  empty: 'Adres yanıt verdi, ama henüz takvim yok: önce setUp’ı çalıştırın.',
  fails:
    'Adresten takvim alınamadı. Adresin tamamını kopyaladığınızdan ve “Who has access” için “Anyone” seçtiğinizden emin olun.',
  other: 'Bu adreste başka bir betik var. “New deployment” sonunda verilen adresi kopyalayın.',
  offline: 'İnternet bağlantısı yok; adres denenemedi.',
  testing: 'Deneniyor…',
  notSaved: 'Adres kaydedilmedi.',
  saveAnyway: 'Yine de kaydet',
  loading: 'Kod hazırlanıyor…',
  properties: {
    ACCOUNT: '1. adımda açtığınız hesabın e-postası',
    PASSWORD: 'O hesabın şifresi',
    MAIL_TO:
      'Bildirimlerin gideceği adresler, virgülle. Ofise girdiğiniz adresi yazarsanız yukarıdaki seçimleriniz geçerli olur. Bu satırı eklemezseniz bildirimler Google hesabınıza gider.',
  },
  copyName: 'Adı kopyala',
  nameCopied: 'Kopyalandı',
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
  limits: {
    fetches: 'Google’ın bugünlük okuma sınırına yaklaşıldı; sınırda kontroller yarına kadar durur.',
    minutes:
      'Google’ın bugünlük çalışma süresine yaklaşıldı; süre bitince kontroller yarına kadar durur.',
    mails: 'Google hesabının bugünlük e-posta hakkı bitmek üzere; kalanlar yarın gönderilir.',
  },
  noMail: 'E-posta gönderilemiyor: posta sunucusu ayarlanmamış.',
  copied: 'Son yedek {{age}} alındı: {{day}}, {{size, number}} kB.',
  sealed: 'Yalnızca sizin anahtarınızla açılır.',
  kept_one: 'Klasörde {{count}} yedek var.',
  kept_other: 'Klasörde {{count}} yedek var.',
  noCopies: 'Yedek alınmıyor: klasör ayarlanmamış.',
  noCopiesThere: 'Google’daki betik yedek almaz; yedeği Araçlar’da “Yedek indir” ile alın.',
  alarms: {
    title: 'Otomatik kontrolde sorun var',
    silent:
      'Üç saati aşkın süredir otomatik kontrol yapılmadı; sonuncusu {{age}} ({{moment}}). O zamandan beri ne kanallar okundu ne de size e-posta gönderildi. Google’daki kurulum duruyor mu ya da kontrolün çalıştığı bilgisayar açık mı, interneti var mı?',
    unsent: '{{to}} adresine e-posta gönderilemiyor ({{moment}} tarihinden beri).',
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
  offer: {
    title: 'Otomatik kontrol kapalı',
    text: 'Açık olunca birkaç dakikada bir çalışır: yeni bir talebi dakikalar içinde size e-postayla bildirir, kanalların takvimlerini okur, her sabah günün listesini gönderir ve her gün bir yedek alır.',
    how: 'Google hesabınızda ücretsiz çalışır. Araçlar sayfasında, Kanallar bölümündeki “Otomatik kontrol” kartı kurulumu adım adım gösterir.',
    close: 'Anladım, bir daha gösterme',
  },
  never: 'Henüz hiç çalışmadı. Aşağıdaki adımlarla Google hesabınızda ücretsiz kurarsınız.',
  saved:
    'Adres kayıtlı, ama ilk kontrol henüz yapılmadı: “Google’daki kurulum” altındaki 6. adımla başlatın.',
  installer: {
    title: 'Siteyi kuran kişi için',
    text: 'Kontrol evde açık duran bir bilgisayarda, bir sunucuda ya da GitHub’da da çalışır ve orada her gün bir yedek de alır: docs/caretaker.md. Posta sunucusu CARETAKER_SMTP_URL, gönderen CARETAKER_MAIL_FROM, yedek klasörü CARETAKER_BACKUP_DIR ayarındadır.',
  },
}
