/** The guest's own page, from the request to after the stay. */
export const guestPage = {
  title: 'Konaklamanız',
  about:
    'Yalnızca bu bağlantıyı bilenlerin açabildiği sayfa: talebinizin ve konaklamanızın durumu.',
  loading: 'Sayfanız yükleniyor…',
  noScript: 'Bu sayfa JavaScript ile çalışır. Bize e-postayla da sorabilirsiniz:',
  states: {
    broken: {
      title: 'Bu bağlantı eksik',
      text: 'Misafir sayfanızın adresi 22 karakterlik bir anahtarla biter; kopyalarken bir kısmı eksik kalmış olabilir. Bağlantının tamamını açın ya da bize yazın.',
    },
    failed: {
      title: 'Sayfanıza ulaşamadık',
      text: 'Bağlantınız yok gibi görünüyor. Yeniden bağlanınca sayfa kendiliğinden açılır.',
    },
    unknown: {
      title: 'Burada bir sayfa yok',
      text: 'Talep az önce gönderildiyse sayfası birazdan kendiliğinden açılır. Değilse bağlantı yenilenmiş ya da yanlış kopyalanmış olabilir: bize sorun.',
    },
    new: {
      title: 'Talebiniz bizde',
      text: 'Genellikle {{answerHours}} saat içinde yanıtlarız. Yanıtımız bu sayfada görünür; bağlantıyı saklayın.',
    },
    held: {
      title: 'Sizden yanıt bekliyoruz',
      text: 'Takvimde boş görünse de bu günleri {{day}} gününün sonuna dek sizin için tutuyoruz. İsteyip istemediğinizi buradan bildirin.',
    },
    open: {
      title: 'Bu günler hâlâ boş',
      text: '{{day}} gününe dek sizin için tuttuk. O zamandan beri başkası almadı; evet derseniz bakıp onaylarız.',
    },
    taken: {
      title: 'Bu günleri başkası aldı',
      text: 'Kusura bakmayın. Başka günler olursa aşağıya bakın ya da bize yazın.',
    },
    agreed: {
      title: 'Yanıtınız bizde: evet',
      text: 'Genellikle {{answerHours}} saat içinde onaylarız; onay bu sayfada görünür.',
    },
    withdrawn: {
      title: 'Bu günlerden vazgeçtiniz',
      text: 'Yanıtınız bizde; günleri artık sizin için tutmuyoruz. Fikriniz değişirse bize yazın ya da yeni bir talep gönderin.',
    },
    declined: {
      title: 'Bu günleri size veremiyoruz',
      text: 'Kusura bakmayın. Başka günler için takvime bakabilir ya da bize yazabilirsiniz.',
    },
    booked: {
      title: 'Sizi bekliyoruz',
      text: 'Bu tarihler sizin için ayrıldı. Bir değişiklik olursa bu sayfada görürsünüz.',
    },
    awaiting: {
      title: 'Günlerinizi sizin için tutuyoruz',
      text: 'Kapora ödenince kesinleşir; tutarı ve son günü aşağıda. Bir değişiklik olursa bu sayfada görürsünüz.',
    },
    cancelAsked: {
      title: 'İptal isteğiniz bizde',
      text: 'Karar verip size döneriz; o zamana dek konaklamanız geçerli.',
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
    cancelledAsAsked: {
      title: 'Konaklamanız iptal edildi',
      text: 'İptali {{moment}} tarihinde siz istediniz. Bu günler artık sizin için ayrılmış değil.',
    },
    closed: {
      title: 'Bu sayfa kapandı',
      text: 'Konaklamanızın üzerinden altmış gün geçti. Yine gelmek isterseniz takvim açık.',
    },
  },
  asked: 'Gönderildi: {{moment}}',
  days: 'Günleriniz',
  checkIn: 'Giriş',
  checkOut: 'Çıkış',
  from: '{{day}}, {{time}}’{{checkInEnding}}\u00a0itibaren',
  until: '{{day}}, en\u00a0geç\u00a0{{time}}',
  nights_one: '{{count}} gece',
  nights_other: '{{count}} gece',
  offline: 'İnternet bağlantısı yok; sayfanın son bilinen hâlini görüyorsunuz.',
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
  sums: {
    title: 'Ödemeniz',
    total: 'Toplam',
    paid: 'Ödenen',
    due: 'Ödenecek',
    depositDue: 'Ödenecek kapora',
    keptUntil:
      'Bu tarihler {{day}} gününe dek sizin için tutuluyor; {{amount}} kapora kesinleştirir.',
    reserve: '{{amount}} kapora bu tarihleri kesinleştirir.',
    received: 'Kaporanız ulaştı; bu günler kesin olarak sizin.',
    settled: 'Hepsi ödendi. Teşekkürler!',
    balance: '$t(guestPage.sums.when, {"context": "{{pays}}"})',
    when_arrival: 'Kalanı geldiğiniz gün, kapıda ödersiniz.',
    when_ahead: 'Kalanı girişten {{balanceDays}} gün önce, havaleyle ödersiniz.',
    account: {
      title: 'Ödeme hesabı',
      holder: 'Hesap sahibi',
      bank: 'Banka',
      iban: 'IBAN',
      copy: 'IBAN’ı kopyala',
      copied: 'IBAN kopyalandı.',
      notCopied: 'Kopyalanamadı; lütfen IBAN’ı seçip kendiniz kopyalayın.',
      never:
        'Hesap burada, bu sayfada yazılıdır ve hiçbir zaman mesajla değişmez. Biri size başka bir hesap gönderirse ödemeyin, bizi arayın.',
    },
    kept: 'Bizde kalan',
    returned: 'Size geri ödenecek',
  },
  answer: {
    title: 'Yanıtınız',
    price: 'Konaklamanızın fiyatı',
    deposit: 'Bunun kaporası',
    keptUntil: 'Sizin için tutulduğu son gün',
    owesNothing: 'Evet demek sizi borçlandırmaz: biz onaylayana dek ödeme yok.',
    freeUntil: 'Sonrasında da {{day}} gününe dek iptal ücretsiz.',
    question: 'Bu günleri istiyor musunuz?',
    yes: 'Evet, istiyoruz',
    no: 'Artık istemiyoruz',
    failed: 'Yanıtınız bize ulaşmadı. Bağlantınıza bakıp yeniden deneyin.',
    given: {
      yes: '{{moment}} tarihinde evet dediniz.',
      no: '{{moment}} tarihinde bu günlerden vazgeçtiğinizi bildirdiniz.',
      withdraw: '{{moment}} tarihinde talebinizi geri çektiniz.',
      cancel: '{{moment}} tarihinde iptal istediniz.',
    },
    withdraw: {
      title: 'Planınız mı değişti?',
      text: 'Onaylamadığımız sürece talebinizi geri çekebilirsiniz.',
      ask: 'Talebi geri çek…',
      sureText: 'Buradan geri alınamaz; yeniden sormak için yeni bir talep gönderirsiniz.',
      sure: 'Talebi geri çek',
      keep: 'Talebim kalsın',
    },
    takeBack: {
      title: 'Fikriniz mi değişti?',
      text: 'Onaylamadığımız sürece yanıtınızı geri alabilirsiniz.',
      ask: 'Yanıtımı geri al…',
      sureText: 'Günleri artık sizin için tutmayız; bu adım buradan geri alınamaz.',
      sure: 'Yanıtımı geri al',
      keep: 'Yanıtım evet kalsın',
    },
    cancel: {
      title: 'Gelemeyecek misiniz?',
      text: 'Konaklamanızın iptalini isteyebilirsiniz. Önce koşulları ve ne kadarının geri döneceğini görürsünüz.',
      ask: 'İptal iste…',
      terms:
        'İptal {{day}} gününe, yani girişe {{freeCancellationDays}} gün kalana dek ücretsiz. $t(house.terms.late, {"context": "{{keeps}}"})',
      lateTerms:
        'Ücretsiz iptalin son günü {{day}} idi (girişe {{freeCancellationDays}} gün kala). $t(house.terms.late, {"context": "{{keeps}}"})',
      refund: 'Bu koşullara göre ödediğiniz {{paid}} tutarın {{refund}} kadarı geri döner.',
      unpaid: 'Henüz ödeme yapmadınız; geri ödenecek bir şey yok.',
      sureText: 'Karar verip size döneriz; o zamana dek konaklamanız geçerli.',
      sure: 'İptal iste',
      keep: 'Konaklamayı koru',
    },
  },
  /** What owners have written for the day of arrival; they read these words where they write it. */
  guide: {
    title: 'Varış rehberi',
    text: 'Çıkış gününe dek burada; yalnız birlikte kaldıklarınıza gösterin.',
    opens:
      'Rehber {{day}} günü burada açılır: yol, anahtar, Wi-Fi ve evle ilgili bilmeniz gerekenler.',
    offline: 'İnternet bağlantısı yok; rehberin son gördüğünüz hâli.',
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
  way: { title: 'Nasıl gelinir?', map: 'Yol tarifi' },
  rules: {
    title: 'Evin kuralları',
    items: [
      'En çok {{guests}} misafir ağırlayabiliyoruz.',
      'Evcil hayvan kabul edemiyoruz.',
      'Evin içinde sigara içilmez.',
      'Havuzun çevresinde çit yok; küçükleri yalnız bırakmayın.',
    ],
  },
  other: {
    title: 'Başka günler',
    near: 'İstediğinize en yakın boş günler:',
    calendar: 'Bütün boş günlere bakın',
  },
  keep: {
    title: 'Bu sayfayı saklayın',
    text: 'Bağlantıyı bilen herkes bu sayfayı görür; yalnız güvendiklerinize verin.',
    share: 'Paylaş',
    whatsapp: 'WhatsApp’la gönder',
    mail: 'E-postayla gönder',
    calendar: 'Takvime ekle',
    print: 'Yazdır',
    copied: 'Bağlantı kopyalandı.',
    message: '{{villa}}, misafir sayfamız: {{address}}',
    event:
      'Giriş {{checkInFrom}}’{{checkInEnding}} itibaren, çıkış en geç {{checkOutBy}}.\n{{address}}',
  },
} as const
