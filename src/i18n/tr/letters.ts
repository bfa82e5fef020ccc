const days =
  'Giriş: {checkIn}, {checkInFrom}’{{checkInEnding}} itibaren\nEn geç varış: {checkInUntil}\nÇıkış: {checkOut}, en geç {checkOutBy}\n{nights}'
const amounts =
  'Toplam: {total}\nÖdenen: {paid}\nİade edilen: {refunded}\nİade edilecek: {returned}\nŞimdi ödenecek (kapora): {dueNow}\nSonra ödenecek: {dueLater}\nKalan borç: {remainder}\nHesap: {iban} ({accountHolder})'
const way = 'Adres: {address}\nHarita: {map}'
const page = 'Misafir sayfanız; bir değişiklik olursa orada görürsünüz: {page}'
const account =
  'Bu hesap ({iban}) misafir sayfanızda da yazılıdır: {paymentPage}. Hesabımızı hiçbir zaman mesajla değiştirmeyiz.'
const closing = 'Sevgiler,\n{hosts}'

/** Letters to guests and their parts; a line with a placeholder that has no value is omitted. */
export const letters = {
  nights_one: '{{count}} gece',
  nights_other: '{{count}} gece',
  people_one: '{{count}} kişi',
  people_other: '{{count}} kişi',
  /** The placeholders as owners type them between braces; their keys are stored. */
  words: {
    guest: 'misafir',
    checkIn: 'giriş günü',
    checkOut: 'çıkış günü',
    nights: 'gece sayısı',
    people: 'kişi sayısı',
    villa: 'ev',
    hosts: 'adlarımız',
    phone: 'telefonumuz',
    address: 'adres',
    map: 'harita',
    checkInFrom: 'giriş saati',
    checkInUntil: 'en geç varış saati',
    checkOutBy: 'çıkış saati',
    total: 'toplam',
    deposit: 'kapora',
    status: 'rezervasyonun durumu',
    paid: 'ödenen',
    refunded: 'iade edilen',
    dueNow: 'şimdi ödenecek',
    dueLater: 'sonra ödenecek',
    remainder: 'kalan borç',
    kept: 'bizde kalan',
    returned: 'iade edilecek',
    heldUntil: 'bekletmenin son günü',
    cancelled: 'iptalin koşulu',
    iban: 'iban',
    accountHolder: 'hesap sahibi',
    page: 'misafir sayfası',
    paymentPage: 'ödeme sayfası',
    guidePage: 'rehber sayfası',
  },
  /** The words of the guest's page. */
  status: {
    awaiting: 'Günlerinizi ayırdık; kaporanız ulaşınca kesinleşir.',
    reserved: 'Günleriniz kesin.',
  },
  due: {
    transfer: '{{amount}}, en geç {{day}}, havaleyle',
    late: '{{amount}}, havaleyle (son günü {{day}} idi)',
    open: '{{amount}}, havaleyle',
    door: '{{amount}}, geldiğiniz gün kapıda',
    now: '{{amount}}, hemen, havaleyle',
  },
  texts: {
    offer: {
      subject: '{villa}: {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\n{villa} için {checkIn} girişli, {checkOut} çıkışlı ({nights}) talebinizi aldık, teşekkür ederiz. Bu tarihlerde evimiz müsait.\nKonaklamanın toplamı {total}.\nKaporası {deposit}.\n\nUygunsa yazmanız yeterli, günlerinizi ayıralım.\n\n${closing}`,
    },
    held: {
      subject: '{villa}: günleriniz {heldUntil} gününe dek sizin',
      body: `Merhaba {guest},\n\n{villa} için {checkIn} – {checkOut} ({nights}) günlerinizi {heldUntil} gününe dek sizin için tutuyoruz.\nKonaklamanın toplamı: {total}\nKaporası (toplama dahil): {deposit}\n\nFiyatı ve koşulları misafir sayfanızda görür, günleri oradan isteyebilirsiniz: {page}\n\n${closing}`,
    },
    confirmation: {
      subject: '{villa}: konaklamanız, {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\n{villa} konaklamanızın ayrıntıları aşağıda. {status}\n${days}\n\n${amounts}\n${account}\n\n${way}\n\n${page}\n\nSizi ağırlamak için sabırsızlanıyoruz.\n\n${closing}`,
    },
    deposit: {
      subject: '{villa}: kaporanız geldi, {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\nÖdemeniz bize ulaştı, teşekkür ederiz. {status}\n${days}\n\n${amounts}\n\n${page}\n\n${closing}`,
    },
    change: {
      subject: '{villa}: konaklamanız değişti, {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\n{villa} konaklamanız değişti. {status} Yeni hâli şöyle:\n${days}\n\n${amounts}\n\n${page}\n\nBir yanlışlık görürseniz lütfen yazın.\n\n${closing}`,
    },
    reminder: {
      subject: '{villa}: {checkIn} günü sizi bekliyoruz',
      body: `Merhaba {guest},\n\n{villa} sizi bekliyor.\n${days}\nKalan borç: {remainder}\n\n${way}\nYol, anahtar ve Wi-Fi bilgileri misafir sayfanızda: {guidePage}\n\nYaklaşık kaçta varacağınızı yazarsanız sizi karşılarız. Yolda bir şey gerekirse telefonumuz {phone}.\n\n${closing}`,
    },
    thanks: {
      subject: '{villa}: teşekkür ederiz',
      body: `Merhaba {guest},\n\n{{atVilla}} misafirimiz olduğunuz için teşekkür ederiz. Umarız güzel günler geçirmişsinizdir.\nHoşunuza giden ya da eksik kalan ne varsa yazarsanız seviniriz. Yine bekleriz.\n\nYorumunuzu misafir sayfanıza yazabilirsiniz: {page}\n\n${closing}`,
    },
    decline: {
      subject: '{villa}: {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\n{villa} için {checkIn} girişli, {checkOut} çıkışlı talebinizi aldık, teşekkür ederiz. Ne yazık ki sizi bu tarihlerde ağırlayamıyoruz. Başka günler düşünürseniz memnuniyetle bakarız.\n\n${closing}`,
    },
    cancellation: {
      subject: '{villa}: {checkIn} – {checkOut} rezervasyonunuz iptal edildi',
      body: `Merhaba {guest},\n\n{villa} için {checkIn} girişli, {checkOut} çıkışlı rezervasyonunuz iptal edildi.\n{cancelled}\nÖdenen: {paid}\nİade edilen: {refunded}\nBizde kalan: {kept}\nİade edilecek: {returned}\nKalan borç: {remainder}\nHesap: {iban} ({accountHolder})\n\nBaşka günler düşünürseniz memnuniyetle bakarız.\n\n${closing}`,
    },
  },
}
