import type { ReservationValues } from '#domain/stay/reservation.ts'
import type { Verb } from '#domain/stay/stayChange.ts'

export const fields: Record<keyof ReservationValues, string> = {
  musteriAdi: 'Müşteri',
  girisTarihi: 'Giriş',
  cikisTarihi: 'Çıkış',
  kapora: 'Kapora',
  kalan: 'Kalan',
  depositDueBy: 'Kaporanın son günü',
  at: 'Anlaşma günü',
  balanceDays: 'Kalan girişten kaç gün önce ödenir?',
  freeDays: 'İptal girişe kaç gün kalana dek ücretsiz?',
  latePercent: 'Geç iptalin bedeli (%)',
  damageDeposit: 'Hasar depozitosu',
  taxPercent: 'Konaklama vergisi (%)',
  taxPaid: 'Verginin ödenişi',
  adults: 'Yetişkin',
  children: 'Çocuk',
  infants: 'Bebek',
  toplamUcret: 'Toplam',
  notlar: 'Notlar',
  phone: 'Telefon',
  email: 'E-posta',
  language: 'Mesajların dili',
  guests: 'Kişi sayısı',
  arrivalTime: 'Varış saati',
  cot: 'Bebek yatağı',
  houseNotes: 'Ev için not (temizlikçi de görür)',
  paymentLink: 'Kartla ödeme bağlantısı',
  heldUntil: 'Bekletmenin son günü',
  request: 'Geldiği talep',
  guestKey: 'Misafir sayfası',
  source: 'Kanal',
  sourceUid: 'Kanaldaki kimliği',
  sourceTitle: 'Kanaldaki başlığı',
  channel: 'Kanal takvimi',
  identityReportedOn: 'Kimlik bildirildi',
  identityReportedBy: 'Kimliği bildiren',
  removed: 'Kişi silindi',
  blocked: 'Kapalı',
}

export const sources = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google',
  other: 'Başka takvim',
}

/** The texts of each operation on a stay: in the log, on its button, and in its messages. */
export const acts = {
  add: {
    log: 'eklendi',
    done: 'Eklendi: {{guest}}',
    failed: '{{guest}} eklenemedi. {{message}}',
  },
  edit: {
    log: 'değiştirildi',
    done: 'Güncellendi: {{guest}}',
    failed: '{{guest}} güncellenemedi. {{message}}',
  },
  cancel: {
    log: 'iptal edildi',
    done: '{{guest}} iptal edildi; geceler yeniden boş.',
    failed: '{{guest}} iptal edilemedi. {{message}}',
    button: 'İptal et',
  },
  uncancel: {
    log: 'iptali geri alındı',
    done: '{{guest}}: iptal geri alındı, geceler yeniden dolu.',
    failed: '{{guest}}: iptal geri alınamadı. {{message}}',
    button: 'Geri al',
  },
  delete: {
    log: 'silindi',
    done: '{{guest}} silindi.',
    failed: '{{guest}} silinemedi. {{message}}',
    button: 'Sil',
  },
  pay: {
    log: 'ödeme kaydedildi',
    done: '{{guest}}: ödeme kaydedildi.',
    failed: '{{guest}}: ödeme kaydedilemedi. {{message}}',
  },
  unpay: {
    log: 'ödeme geri alındı',
    done: '{{guest}}: ödeme geri alındı.',
    failed: '{{guest}}: ödeme geri alınamadı. {{message}}',
  },
  refund: {
    log: 'iade kaydedildi',
    done: '{{guest}}: iade kaydedildi.',
    failed: '{{guest}}: iade kaydedilemedi. {{message}}',
  },
  unrefund: {
    log: 'iade geri alındı',
    done: '{{guest}}: iade geri alındı.',
    failed: '{{guest}}: iade geri alınamadı. {{message}}',
  },
  forget: { log: 'kişisel veriler kaldırıldı' },
} satisfies Record<
  Verb | 'refund' | 'unrefund',
  { log: string; done?: string; failed?: string; button?: string }
>

export const person = {
  removed: 'Silinmiş kişi',
  nameless: 'adsız',
  remove: 'Kişisel verileri kaldır',
  question: 'Kişisel veriler kaldırılsın mı?',
  goes: 'Silinecek: {{guest}} adı, e-posta, telefon, notlar, bunların önceki hâlleri ve gönderilmiş mesajlar; talepten ve varsa konaklamasından; yazdığı yorum da, yayında olsa bile.',
  stays: 'Kalacak: tarihler, tutarlar, kişi sayısı ve hangi yöneticinin ne zaman ne yaptığı.',
  final: 'Bu geri alınamaz. Bu kayıt için yazıp kaydetmedikleriniz de silinir.',
  confirm: 'Evet, kişisel verileri kaldır',
  failed: 'Kişisel veriler kaldırılamadı: {{message}}',
  done: 'Kişisel veriler kaldırıldı; tarihler ve tutarlar duruyor.',
}

export const requests = {
  empty: 'Henüz talep yok.',
  sent: 'Gönderildi: {{time}}',
  search: 'Taleplerde ara',
  older: 'Daha eski talepleri göster',
  unreadable_one: '{{count}} talep okunamıyor.',
  unreadable_other: '{{count}} talep okunamıyor.',
  deleteHint: '{{guest}} adıyla gönderilen talep silinecek. Bu geri alınamaz.',
  deleted: 'Talep silindi: {{guest}}',
}
