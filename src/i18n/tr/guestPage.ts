import type { Payment } from '#domain/payments/payment.ts'

export const guestPage = {
  title: 'Konaklamanız',
  loading: 'Sayfanız yükleniyor…',
  noScript: 'Bu sayfa JavaScript ile çalışır. Bize e-postayla da sorabilirsiniz:',
  states: {
    broken: {
      title: 'Bu bağlantı eksik',
      text: 'Misafir sayfanızın adresi 22 karakterlik bir anahtarla biter; kopyalarken bir kısmı eksik kalmış olabilir. Bağlantının tamamını açın ya da bize yazın.',
    },
    failed: {
      title: 'Sayfanıza ulaşamadık',
      text: 'İnternet bağlantınız yok gibi görünüyor. İnternet gelince sayfa kendiliğinden açılır.',
    },
    unknown: {
      title: 'Burada bir sayfa yok',
      text: 'Bağlantı yenilenmiş ya da yanlış kopyalanmış olabilir: bize sorun.',
    },
    new: {
      title: 'Talebiniz bizde',
      text: 'En geç {{answerHours}} saat içinde yanıtlarız. Yanıtımız bu sayfada görünür; bağlantıyı saklayın.',
    },
    late: {
      title: 'Yanıtımız gecikti',
      text: 'Kusura bakmayın. Talebiniz bizde duruyor; beklemek yerine bize yazın ya da arayın.',
    },
    held: {
      title: 'Sizden yanıt bekliyoruz',
      text: 'Bu günleri {{day}} gününün sonuna dek sizin için tutuyoruz. İsteyip istemediğinizi bize yazın; mesajı aşağıda hazır.',
    },
    open: {
      title: 'Bu günler hâlâ boş',
      text: '{{day}} gününe dek sizin için tuttuk. O zamandan beri başkası almadı; istediğinizi yazarsanız bakıp onaylarız.',
    },
    taken: {
      title: 'Bu günler artık boş değil',
      text: '{{day}} gününe dek sizin için tuttuk. Hâlâ istiyorsanız ya da başka günler uyarsa bize yazın veya aşağıya bakın.',
    },
    declined: {
      title: 'Bu günleri size veremiyoruz',
      text: 'Kusura bakmayın. Başka günler için takvime bakabilir ya da bize yazabilirsiniz.',
    },
    replaced: {
      title: 'Başka talebiniz kabul edildi',
      text: 'Bu talep onunla kapandı; günleriniz ve ödemeniz konaklamanızın sayfasında.',
    },
    reserved: {
      title: 'Günleriniz kesin',
      text: 'Sizi bekliyoruz. Bir değişiklik olursa bu sayfada görürsünüz.',
    },
    awaiting: {
      title: 'Günlerinizi ayırdık',
      text: 'Kaporanız ulaşınca kesinleşir. O zaman bu sayfada “$t(guestPage.states.reserved.title)” yazar.',
    },
    staying: {
      title: 'Eviniz gibi olsun',
      text: 'Bir eksik olursa yazın ya da arayın.',
    },
    left: {
      title: 'Sizi ağırlamak güzeldi',
      text: 'Yeniden görüşmek isteriz.',
    },
    cancelled: {
      title: 'Konaklamanız iptal edildi',
      text: 'Bu günler artık sizin için ayrılmış değil. Bir yanlışlık olduğunu düşünüyorsanız bize yazın.',
    },
    closed: {
      title: 'Bu sayfa kapandı',
      text: 'Konaklamanızın üzerinden altmış gün geçti. Yine gelmek isterseniz takvim açık.',
    },
  },
  yourRequest: {
    title: 'Talebinizde yazanlar',
    people: 'Kişi sayısı',
    total: 'Tahmini toplam',
    deposit: 'kapora {{amount}}',
    replacement: 'Konaklamanızın sayfası',
    sent: 'Gönderildi',
    answerBy: 'En geç yanıt',
    note: 'Notunuz',
  },
  hosts: '$t(trust.yourHosts, {"count": {{hosts.length}}}):',
  days: 'Günleriniz',
  checkIn: 'Giriş',
  checkOut: 'Çıkış',
  from: '{{day}}, {{checkInFrom, time}}’{{checkInEnding}}\u00a0itibaren$t(house.latestArrival, {"context": "{{latest}}"})',
  arrival: 'Bildirdiğiniz varış: {{arrival}} gibi',
  until: '{{day}}, en\u00a0geç\u00a0{{checkOutBy, time}}',
  offline: 'İnternet bağlantısı yok; sayfanın son gördüğünüz hâli gösteriliyor.',
  contact: {
    title: 'Sorunuz mu var?',
    text: 'WhatsApp’tan ya da e-postayla yazın, isterseniz arayın.',
    whatsapp: 'WhatsApp',
    call: 'Ara',
    mail: 'E-posta',
    about: 'Merhaba! {{villa}}, {{checkIn}} – {{checkOut}} konaklamam için yazıyorum: ',
    bare: 'Merhaba! {{villa}} misafir sayfam için yazıyorum: ',
    subject: '{{villa}}, {{checkIn}} – {{checkOut}}',
  },
  accountNumber_iban: 'IBAN',
  accountNumber_national: 'Hesap numarası',
  sums: {
    title: 'Ödemeniz',
    due: { deposit: 'Şimdi ödenecek', balance: 'Kalan borç', refund: 'İade edilecek' },
    when: {
      transfer: '{{day}}’{{ending}}\u00a0kadar, havaleyle',
      late: 'son günü {{day}} idi',
      open: 'havaleyle',
      unknown: 'ödeme gününü henüz konuşmadık',
      door: 'geldiğiniz gün kapıda, nakit ya da havaleyle',
      now: 'hemen, havaleyle',
    },
    later: 'Sonra ödenecek',
    paid: 'Ödenen',
    refunded: 'İade edilen',
    kept: 'Bizde kalan',
    payments: 'Ödemeler',
    receipt: 'Makbuz olarak yazdır',
    shares: '{{agreed}} tutarın {{paid}} kadarı ödendi.',
    refund: 'iade',
    methods: {
      cash: 'nakit',
      transfer: 'havale',
      card: 'kart',
      channel: 'kanal',
    } satisfies Record<Payment['method'], string>,
    settled: 'Hepsi ödendi. Teşekkürler!',
    noAccount: 'Şimdi bir ödeme beklemiyoruz. Ödeme zamanı gelince hesabımız bu sayfada görünecek.',
    accountChanged:
      'Hesabımız değişti: {{day}} (öncekinin sonu {{end}}). Ödemeden önce bizi bildiğiniz numaradan arayın; burada yazan {{phone}}.',
    account: {
      title: 'Kime ödüyorsunuz?',
      holder: 'Hesap sahibi',
      bank: 'Banka',
      accountNumber: '$t(guestPage.accountNumber, {"context": "{{account}}"})',
      bic: 'BIC (SWIFT)',
      reference: 'Açıklama; adınızı da ekleyin',
      abroad: 'Yurt dışından ödüyorsanız',
      copy: 'Kopyala',
      copies: {
        amount: 'Kopyala: tutar',
        holder: 'Kopyala: hesap sahibi',
        accountNumber: 'Kopyala: hesap numarası',
        bic: 'Kopyala: BIC',
        reference: 'Kopyala: açıklama',
      },
      copied: 'Kopyalandı.',
      notCopied: 'Kopyalanamadı; seçip kendiniz kopyalayın.',
    },
    check: {
      title: 'Ödemeden önce kontrol edin',
      permit:
        'Turizm amaçlı kiralama izin belgemizin numarası {{permit}}. e-Devlet’te “{{words}}” diye arayın, açılan hizmete bu numarayı yazın:',
      permitShows: 'Orada şunu görmelisiniz: {{shown}}',
      hosts: '$t(guestPage.sums.check.holder, {"count": {{hosts.length}}}): {{hosts, list}}',
      holder_one: 'Hesabın sahibi, ev sahibiniz olmalı',
      holder_other: 'Hesabın sahibi, ev sahiplerinizden biri olmalı',
      call: 'Ödemeden önce bizi arayın. Yalnızca bu sayfaya güvenmeyin; numaramızı, varsa önceki mesajlarımızdakiyle karşılaştırın:',
      callListed: 'Ödemeden önce bizi arayın. Numaramız burada da yazar, karşılaştırın:',
      never:
        'Hesabımız değişirse bu sayfada yazar. Bir mesajda buradakinden başka bir hesap görürseniz ödemeyin, bizi arayın.',
    },
    payByCard: 'Kartla öde',
  },
  agreement: {
    title: 'Anlaştığımız gibi',
    offer: 'Teklifimiz',
    people: 'Kişiler',
    cot: 'bebek yatağı',
    total: 'Toplam',
    taxName: 'Konaklama vergisi',
    tax: {
      included: '%{{percent}}, toplama dahil',
      door: '%{{percent}}; toplama dahil değil, girişte ayrıca ödenir',
    },
    deposit: 'Kapora (toplama dahil)',
    perPerson: 'Kişi başı ({{count}} kişi)',
    depositIf: 'Onaylarsanız kapora',
    balance: 'Kalanı',
    payment: 'Ödeme',
    atDoor: '{{amount}}, geldiğiniz gün kapıda, nakit ya da havaleyle',
    ahead: '{{amount}}, en geç {{day}}, havaleyle',
    damage: 'Hasar depozitosu',
    noDamage: 'yok',
    damageTaken: '{{amount}}; girişte alınır, çıkışta geri verilir',
    cancelling: 'İptal',
    free: '{{day}} gününe dek ücretsiz. $t(house.terms.late, {"context": "{{keeps}}"})',
    notFree: {
      deposit:
        'Girişe {{freeCancellationDays}} günden az kala anlaştığımız için ücretsiz iptal yok: iptal ederseniz kapora bizde kalır.',
      share:
        'Girişe {{freeCancellationDays}} günden az kala anlaştığımız için ücretsiz iptal yok: iptal ederseniz toplamın %{{latePercent}} kadarı bizde kalır.',
    },
    at: 'Anlaştığımız gün',
    changedAt: '{{day}}; son değişiklik {{changed}}',
    /** One sentence for each change of what was agreed. */
    changes: 'Neler değişti',
    steps: {
      more_one: '{{count}} gece eklendi ({{dates}})',
      more_other: '{{count}} gece eklendi ({{dates}})',
      less_one: '{{count}} gece azaldı ({{dates}})',
      less_other: '{{count}} gece azaldı ({{dates}})',
      moved: 'günler değişti ({{dates}})',
      total: 'toplam {{before}} yerine {{after}} ({{difference}})',
      deposit: 'kapora {{before}} yerine {{after}}',
      other: 'kişiler, koşullar ya da fiyatın kalemleri değişti; günler ve toplam aynı kaldı',
    },
    offeredAt: 'Teklif günü',
  },
  /** When a stay was cancelled and by whom, and the term that applied to a guest who did. */
  cancelled: {
    unknown: '{{day}} günü iptal edildi.',
    hosts: '{{day}} günü biz iptal ettik.',
    guest: '{{day}} günü siz iptal ettiniz.',
    free: '{{day}} günü, ücretsiz iptal süresi içinde iptal ettiniz (son günü {{lastFree}} idi).',
    late: 'Ücretsiz iptalin son günü {{lastFree}} idi; {{day}} günü iptal ettiniz.',
    neverFree:
      'Girişe {{freeCancellationDays}} günden az kala anlaştığımız için ücretsiz iptal yoktu; {{day}} günü iptal ettiniz.',
    reason: 'Nedeni: {{reason}}',
    kept: '{{kept}} bizde kaldı.',
  },
  /** For the guest of a channel, who agreed with the channel. */
  channel: {
    airbnb: 'Airbnb’nin koşulları geçerli: ödeme ve iptal için Airbnb’deki rezervasyonunuza bakın.',
    booking:
      'Booking.com’un koşulları geçerli: ödeme ve iptal için Booking.com’daki rezervasyonunuza bakın.',
    vrbo: 'Vrbo’nun koşulları geçerli: ödeme ve iptal için Vrbo’daki rezervasyonunuza bakın.',
    google: 'Rezervasyonu yaptığınız yerin koşulları geçerli: ödeme ve iptal için oraya bakın.',
    other: 'Rezervasyonu yaptığınız yerin koşulları geçerli: ödeme ve iptal için oraya bakın.',
  },
  /** Messages to the owners, sent by the guest. */
  messages: {
    want: {
      title: 'Bu günleri istiyor musunuz?',
      label: 'Evet, bu günleri istiyoruz',
      text: 'Merhaba! {{villa}} için {{checkIn}} – {{checkOut}} tarihlerini istiyoruz.',
      owesNothing: 'Biz onaylayana dek ödeme yok.',
    },
    release: {
      title: 'Planınız mı değişti?',
      label: 'Bu günlerden vazgeçtik',
      text: 'Merhaba! {{villa}} için {{checkIn}} – {{checkOut}} tarihlerinden vazgeçtik; başkasına verebilirsiniz.',
    },
    cancel: {
      title: 'Gelemeyecek misiniz?',
      label: 'Konaklamamızı iptal etmek istiyoruz',
      text: 'Merhaba! {{villa}}, {{checkIn}} – {{checkOut}} konaklamamızı iptal etmek istiyoruz.',
      refund: {
        all: 'Bu koşullara göre ödediğiniz {{paid}} tutarın tamamı iade edilir.',
        part: 'Bu koşullara göre ödediğiniz {{paid}} tutarın {{refund}} kadarı iade edilir.',
        none: 'Bu koşullara göre ödediğiniz {{paid}} iade edilmez.',
      },
      unpaid: 'Henüz ödeme yapmadınız; geri ödenecek bir şey yok.',
      untilThen: 'Yazarsanız size döneriz; o zamana dek hiçbir şey değişmez.',
    },
  },
  /** What owners have written for the day of arrival; they read these words where they write it. */
  guide: {
    title: 'Varış rehberi',
    text: 'Rehber çıkış gününe dek burada görünür; yalnız birlikte kaldıklarınıza gösterin.',
    opens:
      'Rehber {{day}} günü burada açılır: yol, anahtar, Wi-Fi ve evle ilgili bilmeniz gerekenler.',
    offline: 'İnternet bağlantısı yok; rehberin son gördüğünüz hâli gösteriliyor.',
    parts: {
      arrival: 'Varış',
      keys: 'Anahtar',
      internet: 'Wi-Fi',
      heating: 'Isıtma ve klima',
      rubbish: 'Çöp',
      emergency: 'Acil numaralar',
    },
  },
  countdown: {
    days_one: 'Yarın buradasınız',
    days_other: '{{count}} gün sonra buradasınız',
    today: 'Bugün geliyorsunuz',
    here: 'İyi tatiller',
    leaving: 'Bugün yolcusunuz; iyi yolculuklar',
    over: 'Bizi seçtiğiniz için teşekkürler',
  },
  way: { title: 'Nasıl gelinir?', coordinates: 'Haritada:', map: 'Yol tarifi' },
  other: {
    title: 'Başka günler',
    near: 'İstediğinize en yakın boş günler:',
    calendar: 'Bütün boş günlere bakın',
  },
  keep: {
    title: 'Bu sayfayı saklayın',
    text: 'Bağlantıyı bilen herkes bu sayfayı görür; yalnız güvendiklerinize verin.',
    share: 'Paylaş',
    calendar: 'Takvime ekle',
    print: 'Yazdır',
    copied: 'Bağlantı kopyalandı.',
    event:
      'Giriş {{checkInFrom, time}}’{{checkInEnding}} itibaren$t(house.latestArrival, {"context": "{{latest}}"}); çıkış en geç {{checkOutBy, time}}.\n{{address}}',
  },
} as const
