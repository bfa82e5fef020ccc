/** What the fields of a stay are called. */
export const fields = {
  musteriAdi: 'Müşteri',
  girisTarihi: 'Giriş',
  cikisTarihi: 'Çıkış',
  kapora: 'Kapora',
  kalan: 'Kalan',
  depositDueBy: 'Kaporanın son günü',
  toplamUcret: 'Toplam',
  notlar: 'Notlar',
  phone: 'Telefon',
  email: 'E-posta',
  guests: 'Kişi sayısı',
  arrivalTime: 'Varış saati',
  cot: 'Bebek yatağı',
  houseNotes: 'Ev için not (temizlikçi de görür)',
  collectedOn: 'Kalanın tahsil edildiği gün',
  request: 'Geldiği talep',
  heldFor: 'Bekletildiği talep',
  guestKey: 'Misafir sayfası',
  hidesAmounts: 'Misafir sayfasında tutarlar gizli',
  usesPayments: 'Ödemeler tek tek kaydediliyor',
  discount: 'İndirim',
  discountReason: 'İndirimin nedeni',
  source: 'Kanal',
  sourceUid: 'Kanaldaki kimliği',
  channel: 'Kanal takvimi',
  blocked: 'Kapalı',
}

/** Where stays are sold besides here. */
export const sources = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google',
  other: 'Başka takvim',
}

/** What is said of each act on a stay: in the log, while it waits, once it is done, when it is refused, and on its button. */
export const acts = {
  add: {
    log: 'eklendi',
    pending: 'Ekleme:',
    done: 'Eklendi: {{guest}}',
    kept: '{{guest}}: ekleme bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}} eklenemedi. {{message}}',
  },
  edit: {
    log: 'değiştirildi',
    pending: 'Düzeltme:',
    done: 'Güncellendi: {{guest}}',
    kept: '{{guest}}: düzeltme bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}} güncellenemedi. {{message}}',
    button: 'Düzenle',
  },
  cancel: {
    log: 'iptal edildi',
    pending: 'İptal:',
    done: '{{guest}} iptal edildi; geceler yeniden boş.',
    kept: '{{guest}}: iptal bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}} iptal edilemedi. {{message}}',
    button: 'İptal et',
  },
  uncancel: {
    log: 'iptali geri alındı',
    pending: 'İptali geri alma:',
    done: '{{guest}}: iptal geri alındı, geceler yeniden dolu.',
    kept: '{{guest}}: iptalin geri alınması bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}}: iptal geri alınamadı. {{message}}',
    button: 'İptali geri al',
  },
  delete: {
    log: 'silindi',
    pending: 'Silme:',
    done: '{{guest}} silindi.',
    kept: '{{guest}}: silme bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}} silinemedi. {{message}}',
    button: 'Sil',
  },
  undelete: {
    log: 'geri getirildi',
    pending: 'Geri getirme:',
    done: '{{guest}} geri getirildi.',
    kept: '{{guest}}: geri getirme bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}} geri getirilemedi. {{message}}',
    button: 'Silmeyi geri al',
  },
  pay: {
    log: 'ödeme kaydedildi',
    pending: 'Ödeme:',
    done: '{{guest}}: ödeme kaydedildi.',
    kept: '{{guest}}: ödeme bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}}: ödeme kaydedilemedi. {{message}}',
  },
  unpay: {
    log: 'ödeme geri alındı',
    pending: 'Ödemeyi geri alma:',
    done: '{{guest}}: ödeme geri alındı.',
    kept: '{{guest}}: ödemenin geri alınması bu cihazda saklandı, bağlantı gelince gönderilecek.',
    failed: '{{guest}}: ödeme geri alınamadı. {{message}}',
  },
  convert: { log: 'eski siteden taşındı' },
  purge: { log: 'silinenlerden kaldırıldı' },
  forget: { log: 'kişisel veriler kaldırıldı' },
}

/** How a person is taken out of what is stored, in an owner's words. */
export const person = {
  removed: 'Silinmiş kişi',
  remove: 'Kişisel verileri kaldır',
  question: 'Kişisel veriler kaldırılsın mı?',
  goes: 'Silinecek: {{guest}} adı, e-posta, telefon, mesaj ve notlar; talepten ve varsa konaklamasından; yazdığı yorum da, yayında olsa bile.',
  stays: 'Kalacak: tarihler, tutarlar, kişi sayısı ve hangi yöneticinin ne zaman ne yaptığı.',
  final: 'Bu geri alınamaz. Bu kayıt için yazıp kaydetmedikleriniz de silinir.',
  confirm: 'Evet, kişisel verileri kaldır',
  failed: 'Kişisel veriler kaldırılamadı: {{message}}',
  done: 'Kişisel veriler kaldırıldı; tarihler ve tutarlar duruyor.',
}
