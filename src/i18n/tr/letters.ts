const days =
  'Giriş: {checkIn}, {checkInFrom}’{{checkInEnding}} itibaren\nEn geç varış: {checkInUntil}\nBildirdiğiniz varış: {arrival} gibi\nÇıkış: {checkOut}, en geç {checkOutBy}\n{nights}'
const people = 'Kişiler: {people}'
const amounts =
  'Toplam: {total}\nKonaklama vergisi: {tax}\nÖdenen: {paid}\nİade edilen: {refunded}\nİade edilecek: {returned}\nŞimdi ödenecek (kapora): {dueNow}\nSonra ödenecek: {dueLater}\nKalan borç: {remainder}'
const way = 'Adres: {address}\nHarita: {map}'
const page = 'Misafir sayfanız; bir değişiklik olursa orada görürsünüz: {page}'
const account =
  'Hesap sahibi: {accountHolder}\nBanka: {bank}\n$t(guestPage.accountNumber, {"context": "{{account}}"}): {accountNumber}\nBIC: {bic}\nAçıklama: {reference}\nYurt dışından ödüyorsanız: {abroad}\n{callFirst}\n{paymentNotice}'
const terms =
  'İptal: {cancelling}\nHasar depozitosu: {damageDeposit}, girişte alınır, çıkışta geri verilir\nİzin belgemiz: {permit}'
const agreed = 'Anlaştığımız gün: {agreedAt}'
const closing = 'Sevgiler,\n{hosts}'

/** Letters to guests and their parts; a line with a placeholder that has no value is omitted. */
export const letters = {
  /** The placeholders as owners type them between braces; their keys are stored. */
  words: {
    guest: 'misafir',
    checkIn: 'giriş günü',
    checkOut: 'çıkış günü',
    nights: 'gece sayısı',
    people: 'kişi sayısı',
    arrival: 'bildirilen varış',
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
    cancelled: 'nasıl iptal edildiği',
    priceLines: 'fiyatın satırları',
    tax: 'konaklama vergisi',
    cancelling: 'iptal koşulu',
    damageDeposit: 'hasar depozitosu',
    permit: 'izin belgesi',
    agreedAt: 'anlaşma günü',
    changes: 'değişenler',
    accountHolder: 'hesap sahibi',
    bank: 'banka',
    accountNumber: '$t(letters.accountNumber, {"context": "{{account}}"})',
    bic: 'bic',
    reference: 'havale açıklaması',
    abroad: 'yurt dışı notu',
    callFirst: 'önce arama notu',
    paymentNotice: 'hesap uyarısı',
    page: 'misafir sayfası',
    guideNotice: 'rehber notu',
  },
  accountNumber_iban: 'iban',
  accountNumber_national: 'hesap numarası',
  /** A message to guests who may have been given the former account. */
  newAccount:
    'Merhaba {{guest}}, banka hesabımız değişti. Daha önce yazdığımız hesaba ödemeyin; yenisi yalnızca misafir sayfanızda: {{page}} Ödemeden önce bizi bildiğiniz numaradan arayın.',
  accountChanged: 'Hesabımız değişti: {{day}} (öncekinin sonu {{end}}).',
  call: 'Ödemeden önce bizi {{phone}} numarasından arayın; numarayı daha önceki yazışmamızla karşılaştırın.',
  callListed:
    'Ödemeden önce bizi {{phone}} numarasından arayın; numaramız burada da yazar: {{link}}',
  paymentNotice:
    'Hesap misafir sayfanızda da yazar; değişirse orada görürsünüz. İkisi farklıysa ödemeyin, bizi arayın.',
  guideNotice: 'Yol, anahtar ve Wi-Fi bilgileri o sayfada.',
  /** The words of the guest's page. */
  status: {
    awaiting: 'Günlerinizi ayırdık; kaporanız ulaşınca kesinleşir.',
    reserved: 'Günleriniz kesin.',
  },
  due: {
    transfer: '{{amount}}, en geç {{day}}, havaleyle',
    late: '{{amount}}, havaleyle (son günü {{day}} idi)',
    open: '{{amount}}, havaleyle',
    unknown: '{{amount}} (ödeme gününü henüz konuşmadık)',
    door: '{{amount}}, geldiğiniz gün kapıda, nakit ya da havaleyle',
    now: '{{amount}}, hemen, havaleyle',
  },
  texts: {
    offer: {
      subject: '{villa}: {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\n{villa} için {checkIn} girişli, {checkOut} çıkışlı ({nights}) talebinizi aldık, teşekkür ederiz. Bu tarihlerde evimiz müsait.\nKonaklamanın toplamı {total}.\nKaporası {deposit}.\n\nUygunsa yazmanız yeterli, günlerinizi ayıralım.\n\n${closing}`,
    },
    held: {
      subject: '{villa}: günleriniz {heldUntil} gününe dek sizin',
      body: `Merhaba {guest},\n\n{villa} için {checkIn} – {checkOut} ({nights}) günlerinizi {heldUntil} gününe dek sizin için tutuyoruz.\nKişiler: {people}\n\n{priceLines}\nToplam: {total}\nKonaklama vergisi: {tax}\nKapora (toplama dahil): {deposit}\nSonra ödenecek: {dueLater}\n${terms}\nTeklif günü: {agreedAt}\n\nGünlerinizi misafir sayfanızdan onaylayabilirsiniz: {page}\n\n${closing}`,
    },
    confirmation: {
      subject: '{villa}: konaklamanız, {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\n{villa} konaklamanızın ayrıntıları aşağıda. {status}\n${days}\n${people}\n\n{priceLines}\n${amounts}\n\n${account}\n\n${terms}\n${agreed}\n\n${way}\n${page}\n\nSizi ağırlamak için sabırsızlanıyoruz.\n\n${closing}`,
    },
    deposit: {
      subject: '{villa}: kaporanız geldi, {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\nÖdemeniz bize ulaştı, teşekkür ederiz. {status}\n${days}\n\n${amounts}\n\n${page}\n\n${closing}`,
    },
    change: {
      subject: '{villa}: konaklamanız değişti, {checkIn} – {checkOut}',
      body: `Merhaba {guest},\n\n{villa} konaklamanız değişti. {status}\n\n{changes}\n\nYeni hâli şöyle:\n${days}\n${people}\n\n{priceLines}\n${amounts}\n\n${account}\n\n${terms}\n${agreed}\n\n${page}\n\nBir yanlışlık görürseniz lütfen yazın.\n\n${closing}`,
    },
    reminder: {
      subject: '{villa}: {checkIn} günü sizi bekliyoruz',
      body: `Merhaba {guest},\n\n{villa} sizi bekliyor.\n${days}\nKalan borç: {remainder}\n\n${way}\nMisafir sayfanız: {page}\n{guideNotice}\n\nYaklaşık kaçta varacağınızı yazarsanız sizi karşılarız. Yolda bir şey gerekirse telefonumuz {phone}.\n\n${closing}`,
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
      body: `Merhaba {guest},\n\n{villa} için {checkIn} girişli, {checkOut} çıkışlı rezervasyonunuz iptal edildi.\n{cancelled}\nÖdenen: {paid}\nİade edilen: {refunded}\nBizde kalan: {kept}\nİade edilecek: {returned}\nKalan borç: {remainder}\n\n${account}\n\nBaşka günler düşünürseniz memnuniyetle bakarız.\n\n${closing}`,
    },
  },
}
