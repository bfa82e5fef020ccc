/** What is said of a stay that is cancelled. */
export const cancelling = {
  question: 'Bu konaklama iptal edilsin mi?',
  frees:
    'Geceler hemen yeniden satışa açılır. Konuk, tutarlar ve ödemeler “İptaller” altında kalır; iptal, geceler boşken geri alınabilir.',
  changed: 'Bu kayıt az önce değişti. Şimdiki hâli aşağıda; yine de iptal edilsin mi?',
  confirm: 'Evet, iptal et',
  fields: { kalan: 'Bizde kalan', neden: 'Neden (isteğe bağlı)' },
  all: 'Ödenenin hepsi kalsın',
  none: 'Hepsi iade edilsin',
  paid: 'Ödenen',
  kept: 'Bizde kalan',
  refund: 'İade edilecek',
  owed: 'Alınacak',
  badge: 'İptal',
  keeps: '{{amount}} bizde kalıyor',
  keepsNothing: 'Bizde bir şey kalmıyor',
  refunds: '{{amount}} iade edilecek',
  owes: '{{amount}} alınacak',
  settled: 'Hesap kapandı',
  said: '{{moment}} · {{by}}',
  open: 'İptal ayrıntıları',
  details: 'İptal edilen konaklama: {{guest}}',
}
