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
    unfit: 'Son yedek Araçlar sayfasından geri yüklenemez: {{why}}',
    disk: {
      missing: 'klasör yerinde yok. Disk takılı mı?',
      denied: 'klasöre yazma izni yok.',
      readOnly: 'disk yalnızca okunabiliyor.',
      full: 'disk dolu.',
      disk: 'disk hata veriyor.',
    },
    unfitFor: {
      tooLarge: '8 MB’den büyük. Eski talepleri silin.',
      tooMany: '20.000’den çok kayıt var. Eski talepleri silin.',
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
